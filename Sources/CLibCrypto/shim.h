// The digests of OpenSSL's libcrypto, nothing else: its headers are large.
#include <openssl/sha.h>
#include <openssl/evp.h>
