const endSign = 0x06054b50;
const entrySign = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** A comment behind the list is no longer than that. */
const longestComment = 65_535;
/** The list of more files than anybody has. */
const longestList = 64 * 1024 * 1024;

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

/**
 * The paths in a zip by the list at its end, so that even a large one is known before it is sent; undefined for what is no zip, is cut
 * short, or is larger than such a list can say.
 */
export const zipNames = async (file: Blob): Promise<string[] | undefined> => {
  const tail = await viewOf(file.slice(Math.max(0, file.size - endLength - longestComment)));
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== endSign) continue;
    const size = tail.getUint32(at + 12, true);
    const from = tail.getUint32(at + 16, true);
    if (from + size > file.size || size > longestList) return undefined;
    return namesIn(await viewOf(file.slice(from, from + size)));
  }
  return undefined;
};

const namesIn = (list: DataView): string[] | undefined => {
  const names: string[] = [];
  const letters = new TextDecoder();
  for (let at = 0; at + entryLength <= list.byteLength; ) {
    if (list.getUint32(at, true) !== entrySign) return undefined;
    const length = list.getUint16(at + 28, true);
    const start = at + entryLength;
    if (start + length > list.byteLength) return undefined;
    names.push(letters.decode(new Uint8Array(list.buffer, start, length)));
    at = start + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return names;
};

/** Whether a zip with these paths is a backup of a whole Mealie: its database lies in it as one file. */
export const isMealieBackup = (paths: readonly string[]): boolean =>
  paths.some((path) => /^(?:[^/]+\/)?database\.json$/.test(path));
