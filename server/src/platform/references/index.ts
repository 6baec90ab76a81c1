export { resolveNames } from './resolve-names.ts';
export { cleanName, type NewThing, type Reference, resolveReferences } from './resolve-references.ts';
