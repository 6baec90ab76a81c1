export {
  type Affine,
  type RecognisedPage,
  type RecognisedWord,
  type RecognitionLanguage,
  recognitionLanguages,
} from './messages.ts';
export { type Recognition, recognise } from './recognise.ts';
export { RecognitionError, type RecognitionProblem } from './recognition-error.ts';
