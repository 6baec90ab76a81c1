/** What says from where somebody came, and nothing about the page. */
const beside =
  /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|dclid|yclid|igshid|mc_[ce]id|ref|ref_src|amp|cmpid|ncid)$/i;

/** Other forms of the same page: for phones, for paper. */
const otherForm = /\/(?:amp|print)$/i;

/**
 * What two addresses of one page have in common: neither scheme, `www.`, fragment nor what follows a visitor around.
 * Empty for what is no address of the web.
 */
export function addressKey(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  const { hostname, port, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m|amp)\.(?=[^.]+\.)/, '');
  const path = pathname
    .replace(/\/(?:index\.\w{2,5})?$/, '')
    .replace(otherForm, '')
    .replace(/\/$/, '');
  const pairs = [...searchParams].filter(([name]) => !beside.test(name)).sort(byName);
  const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return `${host}${port ? `:${port}` : ''}${path}${query && `?${query}`}`;
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : one > other ? 1 : 0);
