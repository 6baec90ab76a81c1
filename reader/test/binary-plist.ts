const marked = (kind: number, count: number, content: number[]): number[] =>
  count < 15 ? [(kind << 4) | count, ...content] : [(kind << 4) | 15, 0x11, count >> 8, count & 0xff, ...content];

const twoBytes = (number: number): number[] => [number >> 8, number & 0xff];

/** A property list in the binary form of Apple. */
export const binaryPlist = (root: unknown): Uint8Array => {
  const objects: number[][] = [];
  const put = (value: unknown): number => {
    const at = objects.push([]) - 1;
    objects[at] = bytesOf(value);
    return at;
  };
  const bytesOf = (value: unknown): number[] => {
    if (typeof value === 'boolean') return [value ? 9 : 8];
    if (typeof value === 'number') return [0x11, ...twoBytes(value)];
    if (typeof value === 'string')
      return marked(
        5,
        value.length,
        [...value].map((letter) => letter.charCodeAt(0)),
      );
    if (value instanceof Uint8Array) return marked(4, value.length, [...value]);
    if (Array.isArray(value)) return marked(0xa, value.length, value.map(put).flatMap(twoBytes));
    const entries = Object.entries(value ?? {});
    const references = [...entries.map(([key]) => put(key)), ...entries.map(([, value]) => put(value))];
    return marked(0xd, entries.length, references.flatMap(twoBytes));
  };
  put(root);
  const bytes = [...'bplist00'].map((letter) => letter.charCodeAt(0));
  const offsets = objects.map((object) => {
    const at = bytes.length;
    bytes.push(...object);
    return at;
  });
  const table = bytes.length;
  const eight = (number: number) => [0, 0, 0, 0, 0, 0, ...twoBytes(number)];
  return Uint8Array.from([
    ...bytes,
    ...offsets.flatMap(twoBytes),
    ...[0, 0, 0, 0, 0, 0, 2, 2],
    ...eight(objects.length),
    ...eight(0),
    ...eight(table),
  ]);
};
