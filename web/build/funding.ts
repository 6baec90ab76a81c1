import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The first address of npm's field `funding`: an address, an object with one, or a list of both. Empty where there is none. */
export const fundingAddress = (funding: unknown): string => {
  const all = Array.isArray(funding) ? funding : [funding];
  const addresses = all.map((one: unknown) => {
    if (typeof one === 'string') return one;
    return typeof one === 'object' && one !== null && 'url' in one ? String(one.url) : '';
  });
  return addresses.find((address) => /^https?:\/\/[^/]/.test(address) && URL.canParse(address)) ?? '';
};

/** What the package of the whole says, where whoever builds it can be sponsored. */
export const readFunding = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'funding' in manifest
    ? fundingAddress(manifest.funding)
    : '';
};
