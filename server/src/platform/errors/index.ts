export { AppError, type ErrorValues, found } from './app-error.ts';
export { isAboutCertificate } from './certificate-error.ts';
