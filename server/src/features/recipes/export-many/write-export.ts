import { Readable } from 'node:stream';
import { type ExportFormat, exportFormats, type PaperSize } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { writeZip, type ZipContent } from '../../../platform/files/index.ts';
import { type Platform, type Words, wordsIn } from '../../../platform/http/index.ts';
import { chaptersOf, type Order } from './chapters.ts';
import { exportContents } from './export-contents.ts';
import { printBook } from './pdf/print-book.ts';
import type { Course } from './read-in-order.ts';
import { type ExportedRow, findFavorites, getGroup, recipeExportKey } from './recipe-exports.repository.ts';

interface Export {
  exportId: string;
  /** Whoever takes them away. */
  userId: string;
  format: ExportFormat;
  recipes: ExportedRow[];
  language: string;
  /** What a book is called; the name of the group where nothing is said. */
  title?: string | undefined;
  paper?: PaperSize;
  order?: Order;
  /** What goes into our archive beside its recipes; nothing where these are some of them. */
  household?: readonly ZipContent[];
  /** Ends the export, should it be needed no more. */
  signal?: AbortSignal;
  onProgress?: Course['onProgress'];
}

interface Written {
  bytes: number;
  /** As a row keeps the scripts that were not printed. */
  unprinted: string | null;
}

/** Writes the file of an export. */
export const writeExport = async (
  { files, settings, clock }: Pick<Platform, 'files' | 'settings' | 'clock'>,
  db: GroupDatabase,
  {
    exportId,
    userId,
    format,
    recipes,
    language,
    title,
    paper = 'a4',
    order = 'category',
    household = [],
    ...sent
  }: Export,
): Promise<Written> => {
  const key = recipeExportKey(db.groupId, exportId);
  const group = await getGroup(db);
  const words = wordsIn(language);
  const { signal = new AbortController().signal, onProgress = async () => undefined } = sent;
  const wanted = {
    files,
    exportId,
    language,
    title: title || group.name,
    owner: group.name,
    dataDir: settings.DATA_DIR,
    paper,
    at: clock.now(),
    favorites: await findFavorites(db, userId),
    chapters: await chaptersOf(db, recipes, order, { language, words }),
    words,
    household,
    groupAddress: `${settings.BASE_URL.replace(/\/$/, '')}/g/${group.slug}`,
  };

  let unprinted: readonly string[] = [];
  const onUnprinted = (scripts: readonly string[]) => {
    unprinted = scripts;
  };
  const bytesIn = (one: ExportFormat, course: Course): Readable => {
    if (one === 'everything') return writeZip(inEachFormat(course));
    if (one === 'pdf') return Readable.from(printBook(db, { ...wanted, ...course, onUnprinted }));
    return writeZip(exportContents(db, { ...wanted, ...course, format: one }));
  };

  /** One file after the other, so that one is written at a time. */
  const inEachFormat = function* ({ signal, onProgress }: Course): Generator<ZipContent> {
    const formats = exportFormats.filter((one) => one !== 'everything');
    for (const [index, one] of formats.entries()) {
      const share = (done: number) => onProgress(Math.floor((index * recipes.length + done) / formats.length));
      const content = () => bytesIn(one, { signal, onProgress: share });
      yield { path: exportFileName(one, words), content, isPacked: true };
    }
  };

  await files.write(key, bytesIn(format, { signal, onProgress }));
  return {
    bytes: (await files.find(key))?.size ?? 0,
    unprinted: unprinted.length > 0 ? JSON.stringify(unprinted) : null,
  };
};

/** What a file ends with that is no plain archive for the program that opens it. */
const endings: Partial<Record<ExportFormat, string>> = { paprika: 'paprikarecipes', epub: 'epub', pdf: 'pdf' };

/** @param stamp the day on which it is written, where there may be several of one name */
export const exportFileName = (format: ExportFormat, words: Words, stamp?: string): string =>
  `${[words('export.file-name'), format, stamp].filter(Boolean).join('-')}.${endings[format] ?? 'zip'}`;
