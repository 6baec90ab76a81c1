/** Longer pages are refused, as for any other import; counted in UTF-16 units. */
export const longestShownPage = 20_000_000;

/** What the browser extension is told once: which server it sends pages to, and a token of the person who does. */
export interface ExtensionSetup {
  /** Scheme, host and port. */
  address: string;
  token: string;
}

const mark = 'larder-extension:';

/** One text that can be pasted, or scanned from a QR code. */
export const writeExtensionSetup = ({ address, token }: ExtensionSetup): string =>
  `${mark}${new URL(address).origin}#${token}`;

/** Undefined for any other text. Line breaks and spaces that came in on the way are passed over. */
export function readExtensionSetup(text: string): ExtensionSetup | undefined {
  const whole = text.replace(/\s/g, '');
  if (!whole.startsWith(mark)) return undefined;
  const [address = '', token = '', ...more] = whole.slice(mark.length).split('#');
  if (more.length > 0 || !/^[\w-]{20,200}$/.test(token) || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isServer = (protocol === 'https:' || protocol === 'http:') && origin === address;
  return isServer ? { address, token } : undefined;
}
