/** "https://kitchen.examplehttps//pictures.example/a.jpg": a site's own address before one that is whole. */
const gluedHosts = /^https?:\/\/[^/?#:]*?(https?):?\/\//i;

/** An address of the web made whole from where it stands; null for anything that is none, such as `data:`. */
export function absolute(address: string, baseUrl: string): string | null {
  const trimmed = address.trim().replace(gluedHosts, '$1://');
  if (trimmed === '' || /^(?:data|javascript|blob|about|mailto):/i.test(trimmed)) return null;
  try {
    const url = new URL(trimmed, baseUrl);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
