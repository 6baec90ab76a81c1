export { addressKey } from './address-key.ts';
