/** Part of a file from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks for of a file: players seek with it, downloads go on with it. Undefined for the whole file,
 * as for several ranges at once, which nobody has to serve; null for a range that lies behind the end.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | undefined | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && first !== '' && Number(last) < Number(first)) return undefined;
  return start <= end ? { start, end } : null;
};
