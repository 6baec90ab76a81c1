const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that stays text wherever it stands in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** `<meta>` elements: those of Open Graph are known by their property, all others by their name. */
export const metaTags = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => {
      const attribute = key.startsWith('og:') ? 'property' : 'name';
      return `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`;
    })
    .join('');

export const canonicalLink = (address: string): string => `<link rel="canonical" href="${escapeHtml(address)}">`;

/** Data in a script that nothing in it can end or comment out. */
export const jsonLd = (data: object): string => {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
};
