export { AppError, type ErrorValues, found } from './app-error.ts';
