/** FNV-1a over UTF-16 units; the same on every machine, so that the trained weights can be keyed by it. */
export function hashText(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** One number for a feature of kind `kind` with up to three values. */
export function mix(kind: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(kind + 0x9e37, 0x85ebca6b) ^ a;
  hash = Math.imul(hash ^ (hash >>> 15), 0xcc9e2d51) ^ b;
  hash = Math.imul(hash ^ (hash >>> 13), 0x1b873593) ^ c;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 15);
}
