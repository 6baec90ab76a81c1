import type { ErrorCode } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { RecognitionError, type RecognitionProblem } from './recognition/index.ts';

const codes: Partial<Record<RecognitionProblem, ErrorCode>> = {
  'not-a-picture': 'image.not-an-image',
  'too-large': 'image.too-large',
  'pdf-broken': 'ocr.pdf-broken',
  'pdf-encrypted': 'ocr.pdf-encrypted',
  'pdf-too-long': 'ocr.pdf-too-long',
  'too-slow': 'ocr.too-slow',
  'too-much-memory': 'ocr.too-much-memory',
  'too-many-waiting': 'server.busy',
};

/** Why a file could not be read, as the caller is told it; what nobody foresaw stays as it is. */
export const refusal = (error: unknown): unknown => {
  if (!(error instanceof RecognitionError)) return error;
  const code = codes[error.problem];
  return code ? new AppError(code, {}, { cause: error }) : error;
};
