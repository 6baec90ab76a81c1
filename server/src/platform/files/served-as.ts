/** Types that a browser shows without running anything in them. */
const shown: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  csv: 'text/plain; charset=utf-8',
  json: 'application/json',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Drawings may hold scripts: fine inside an `<img>`, which runs none, but not as a page of their own. */
const savedOnly: Record<string, string> = { svg: 'image/svg+xml' };

/** Headers under which an uploaded file can do no harm on our own address: known kinds are shown, all others saved. */
export function servedAs(fileName: string): Record<string, string> {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const shownType = Object.hasOwn(shown, extension) ? shown[extension] : undefined;
  const savedType = Object.hasOwn(savedOnly, extension) ? savedOnly[extension] : undefined;
  return {
    'content-type': shownType ?? savedType ?? 'application/octet-stream',
    'content-disposition': `${shownType ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(fileName)}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}

const encodeRfc5987 = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
