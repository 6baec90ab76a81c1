import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openZip, writeZip, type ZipContent } from '../src/platform/files/index.ts';

interface TablePart {
  name: string;
  rows: number;
  bytes: number;
  sha256: string;
}

interface Parts {
  manifest: { schema: number; counts: Record<string, number>; tables: TablePart[]; files: Record<string, unknown> };
  /** Everything else by its path. */
  contents: Map<string, Buffer>;
  /** Gives a table other lines, and lets the manifest say so. */
  setTable(name: string, lines: string[]): void;
  linesOf(table: string): string[];
}

/** A backup that was changed by somebody who knows how it is made. */
export const rewriteArchive = async (archive: Buffer, change: (parts: Parts) => void): Promise<Buffer> => {
  const zip = await openZip(archive, { entries: 1e4, entryBytes: 1e9, totalBytes: 1e9 });
  const contents = new Map<string, Buffer>();
  for (const entry of zip.entries) contents.set(entry.path, await entry.read());
  zip.close();
  const manifest: Parts['manifest'] = JSON.parse(String(contents.get('manifest.json')));
  contents.delete('manifest.json');
  change({
    manifest,
    contents,
    linesOf: (table) =>
      String(contents.get(`tables/${table}.jsonl`))
        .split('\n')
        .slice(0, -1),
    setTable: (name, lines) => {
      const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      contents.set(`tables/${name}.jsonl`, content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const part = { name, rows: lines.length, bytes: content.length, sha256 };
      manifest.tables = [...manifest.tables.filter((table) => table.name !== name), part];
    },
  });
  const others: ZipContent[] = [...contents].map(([path, content]) => ({ path, content }));
  return buffer(writeZip([{ path: 'manifest.json', content: JSON.stringify(manifest) }, ...others]));
};
