export { createLanguageModel, type LanguageModel, LanguageModelError } from './language-model.ts';
