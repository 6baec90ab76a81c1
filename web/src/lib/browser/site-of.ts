import { isWebAddress } from '@larder/contract/web-address';

/** The name of the site that a web address leads to; undefined for what is no web address, whatever it looks like. */
export function siteOf(address: string | null): string | undefined {
  if (!address || !isWebAddress(address)) return;
  return new URL(address).hostname.replace(/^www\./, '');
}
