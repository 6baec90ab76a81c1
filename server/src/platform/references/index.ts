export { resolveNames } from './resolve-names.ts';
export { cleanName, looksLikeId, type NewReferent, type Reference, resolveReferences } from './resolve-references.ts';
