import type { ExportFormat } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { writeZip } from '../../../platform/files/index.ts';
import { type Platform, wordsIn } from '../../../platform/http/index.ts';
import { exportContents } from './export-contents.ts';
import { getGroup, recipeExportKey } from './recipe-exports.repository.ts';

interface Export {
  exportId: string;
  format: ExportFormat;
  numbers: number[];
  language: string;
  /** What a book is called; the name of the group where nothing is said. */
  title?: string;
  /** Ends the export, should it be needed no more. */
  signal?: AbortSignal;
  onProgress?: (recipesDone: number) => Promise<unknown>;
}

/** Writes the file of an export; answers its size in bytes. */
export const writeExport = async (
  { files, settings, clock }: Pick<Platform, 'files' | 'settings' | 'clock'>,
  db: GroupDatabase,
  { exportId, format, numbers, language, title, signal, onProgress }: Export,
): Promise<number> => {
  const key = recipeExportKey(db.groupId, exportId);
  const group = await getGroup(db);
  const contents = exportContents(db, {
    format,
    numbers,
    files,
    exportId,
    language,
    title: title || group.name,
    at: clock.now(),
    signal: signal ?? new AbortController().signal,
    words: wordsIn(language),
    groupAddress: `${settings.BASE_URL.replace(/\/$/, '')}/g/${group.slug}`,
    onProgress: onProgress ?? (async () => undefined),
  });
  await files.write(key, writeZip(contents));
  return (await files.find(key))?.size ?? 0;
};
