/**
 * As Node names a certificate that nobody vouches for, that is over or revoked, or that is that of another server: the codes of
 * https://nodejs.org/api/tls.html#x509-certificate-error-codes and that of a name that does not fit.
 */
const certificateCodes =
  /^(CERT_|CRL_|DEPTH_ZERO_SELF_SIGNED_CERT$|ERROR_IN_CERT_|ERROR_IN_CRL_|ERR_TLS_CERT_|HOSTNAME_MISMATCH$|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$|SELF_SIGNED_CERT_|UNABLE_TO_(DECODE_ISSUER|DECRYPT_C|GET_|VERIFY_))/;

/** Whether a connection failed because the other side's certificate is not believed. */
export const isAboutCertificate = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && certificateCodes.test(String(error.code))) || isAboutCertificate(error.cause));
