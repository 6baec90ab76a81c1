export { createLanguageModel, type LanguageModel } from './language-model.ts';
export { LanguageModelError } from './language-model-error.ts';
