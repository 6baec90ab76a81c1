export { resolveNames } from './resolve-names.ts';
export { cleanName, type NewReferent, type Reference, resolveReferences } from './resolve-references.ts';
