/**
 * The characters of the bytes 0x80 to 0x9f in Windows-1252, in order; where it has none, the control character stays.
 * Node's own decoder takes these bytes for Latin-1.
 */
const upperHalf = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const piece = 8192;

export function decodeWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += piece) parts.push(String.fromCharCode(...bytes.subarray(at, at + piece)));
  return parts.join('').replace(/[\u0080-\u009f]/g, (control) => upperHalf.charAt(control.charCodeAt(0) - 0x80));
}

/** The byte that a character stands for. */
export function windows1252Byte(character: string): number {
  const at = upperHalf.indexOf(character);
  return at >= 0 ? 0x80 + at : character.charCodeAt(0);
}
