export { addressKey } from './address-key.ts';
export { type MergeField, mergedAddress, mergeFields } from './merged-address.ts';
