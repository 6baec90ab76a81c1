/** A random UUID. `crypto.randomUUID` is missing on pages that come without TLS, as they do in many homes. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => (versionMarks[index]?.(byte) ?? byte).toString(16).padStart(2, '0'));
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}

/** RFC 9562: version 4 in the seventh byte, the variant in the ninth. */
const versionMarks: Record<number, (byte: number) => number> = {
  6: (byte) => (byte & 0x0f) | 0x40,
  8: (byte) => (byte & 0x3f) | 0x80,
};
