/** A part of a message: what its headers say of it, and its content as it was before it was made fit for mail. */
interface MimePart {
  contentType: string;
  /** Where it is from, as browsers note it. */
  location: string;
  bytes: Uint8Array;
}

const mostParts = 5000;

/** The parts of a saved page in a message (MHTML), of which one may hold others; one without a boundary is a part itself. */
export const mimePartsOf = (bytes: Uint8Array): MimePart[] => {
  const text = latin1.decode(bytes);
  const boundary = /boundary\s*=\s*"?([^"\s;]{1,200})/i.exec(unfolded(text.slice(0, 20_000)))?.[1];
  if (!boundary) return [partOf(text)];
  return text
    .split(`--${boundary}`, mostParts)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => partOf(part.replace(/^\r?\n/, '')));
};

/** Each byte is the letter of its number, except for a few that decoders take for Windows-1252. */
const latin1 = {
  decode: (bytes: Uint8Array): string => {
    const pieces: string[] = [];
    for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
    return pieces.join('');
  },
  encode: (text: string): Uint8Array => {
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    return bytes;
  },
};

/** A header may go on in lines that begin with a blank. */
const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, ' ');

const partOf = (text: string): MimePart => {
  const end = /\r?\n\r?\n/.exec(text);
  const head = unfolded(text.slice(0, end?.index ?? text.length));
  const body = end ? text.slice(end.index + end[0].length) : '';
  const header = (name: string): string => {
    const line = head.split(/\r?\n/).find((line) => line.toLowerCase().startsWith(`${name}:`));
    return line?.slice(name.length + 1).trim() ?? '';
  };
  return {
    contentType: header('content-type'),
    location: header('content-location') || header('snapshot-content-location'),
    bytes: decoded(body, header('content-transfer-encoding').toLowerCase()),
  };
};

const decoded = (body: string, encoding: string): Uint8Array => {
  if (encoding === 'base64') return bytesOfBase64(body);
  return latin1.encode(encoding === 'quoted-printable' ? plain(body) : body);
};

const bytesOfBase64 = (body: string): Uint8Array => {
  try {
    return latin1.encode(atob(body.replace(/[^A-Za-z0-9+/]/g, '')));
  } catch {
    return new Uint8Array();
  }
};

const plain = (body: string): string =>
  body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
