export type { Affine, RecognisedPage, RecognisedWord } from './messages.ts';
export { type Recognition, recognise } from './recognise.ts';
export { RecognitionError, type RecognitionProblem } from './recognition-error.ts';
