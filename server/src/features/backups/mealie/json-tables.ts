const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openRecord, closeRecord] = [0x5b, 0x5d, 0x7b, 0x7d];

interface Taker {
  /** A value of the record begins, which may be a list of rows. */
  open(name: string, isList: boolean): void;
  /** A row of the list, as JSON. */
  row(name: string, text: string): void;
}

/**
 * Hands over the rows of `{"table": [row, …], …}` one after the other, so that never is all of it in memory. What is between them is read
 * as it comes; a row itself is left to whoever takes it. @throws SyntaxError where it does not end
 */
export const readJsonTables = async (chunks: AsyncIterable<Uint8Array>, taker: Taker): Promise<void> => {
  /** 0 before and behind all, 1 between tables, 2 between rows. */
  let level = 0;
  let hasEnded = false;
  let name: string | undefined;
  let [isValue, inText, isEscaped, nested] = [false, false, false, 0];
  let parts: Uint8Array[] = [];

  const end = (chunk: Uint8Array, from: number, to: number): void => {
    const text = Buffer.concat([...parts, chunk.subarray(from, to)]).toString('utf8');
    parts = [];
    isValue = false;
    if (level === 2) taker.row(name ?? '', text);
    else if (name === undefined) name = String(JSON.parse(text));
    else {
      JSON.parse(text);
      taker.open(name, false);
      name = undefined;
    }
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) {
          inText = false;
          if (nested === 0) end(chunk, from, at + 1);
        }
        continue;
      }
      if (isValue && nested > 0) {
        if (byte === quote) inText = true;
        else if (byte === openList || byte === openRecord) nested += 1;
        else if (byte === closeList || byte === closeRecord) {
          nested -= 1;
          if (nested === 0) end(chunk, from, at + 1);
        }
        continue;
      }
      const isBetween = byte <= 0x20 || byte === comma || byte === colon || byte === closeList || byte === closeRecord;
      if (isValue && isBetween) end(chunk, from, at);
      if (isValue || byte <= 0x20 || byte === comma || byte === colon) continue;
      if (byte === closeList && level === 2) {
        level = 1;
        name = undefined;
      } else if (byte === closeRecord && level === 1) {
        level = 0;
        hasEnded = true;
      } else if (byte === openRecord && level === 0 && !hasEnded) level = 1;
      else if (byte === openList && level === 1 && name !== undefined) {
        level = 2;
        taker.open(name, true);
      } else if (level === 0) {
        // A mark of UTF-8 may stand before all of it.
        if (hasEnded || ![0xef, 0xbb, 0xbf].includes(byte)) throw new SyntaxError('no record of tables');
      } else {
        isValue = true;
        from = at;
        if (byte === quote) inText = true;
        else if (byte === openList || byte === openRecord) nested = 1;
      }
    }
    if (isValue) parts.push(chunk.slice(from));
  }
  if (!hasEnded) throw new SyntaxError('tables that do not end');
};
