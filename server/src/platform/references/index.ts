export { resolveNames } from './resolve-names.ts';
export { type NewThing, type Reference, resolveReferences } from './resolve-references.ts';
