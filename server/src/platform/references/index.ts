export { type NewThing, type Reference, resolveReferences } from './resolve-references.ts';
