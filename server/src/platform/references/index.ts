export {
  cleanName,
  looksLikeId,
  type NewReferent,
  type Reference,
  resolveNames,
  resolveReferences,
} from './resolve-references.ts';
