/** A zip of empty files, as every program writes one. */
export const zipOf = (names: string[], comment = ''): Blob => {
  const utf8 = new TextEncoder();
  const record = (sign: number, length: number, fields: [at: number, bytes: number, value: number][]) => {
    const view = new DataView(new ArrayBuffer(length));
    view.setUint32(0, sign, true);
    for (const [at, bytes, value] of fields) {
      if (bytes === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
    }
    return view.buffer;
  };
  const files = names.map((name) => new Blob([record(0x04034b50, 30, [[26, 2, utf8.encode(name).length]]), name]));
  const list = new Blob(names.flatMap((name) => [record(0x02014b50, 46, [[28, 2, utf8.encode(name).length]]), name]));
  const from = files.reduce((sum, { size }) => sum + size, 0);
  const end = record(0x06054b50, 22, [
    [10, 2, names.length],
    [12, 4, list.size],
    [16, 4, from],
    [20, 2, comment.length],
  ]);
  return new Blob([...files, list, end, comment]);
};
