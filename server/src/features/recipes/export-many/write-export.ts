import type { ExportFormat } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { writeZip } from '../../../platform/files/index.ts';
import { type Platform, wordsIn } from '../../../platform/http/index.ts';
import { exportContents } from './export-contents.ts';
import { getGroupSlug, recipeExportKey } from './recipe-exports.repository.ts';

interface Export {
  exportId: string;
  format: ExportFormat;
  numbers: number[];
  language: string;
  /** Ends the export, should it be needed no more. */
  signal?: AbortSignal;
  onProgress?: (recipesDone: number) => Promise<unknown>;
}

/** Writes the file of an export; answers its size in bytes. */
export const writeExport = async (
  { files, settings }: Pick<Platform, 'files' | 'settings'>,
  db: GroupDatabase,
  { exportId, format, numbers, language, signal, onProgress }: Export,
): Promise<number> => {
  const key = recipeExportKey(db.groupId, exportId);
  const contents = exportContents(db, {
    format,
    numbers,
    files,
    signal: signal ?? new AbortController().signal,
    words: wordsIn(language),
    groupAddress: `${settings.BASE_URL.replace(/\/$/, '')}/g/${await getGroupSlug(db)}`,
    onProgress: onProgress ?? (async () => undefined),
  });
  await files.write(key, writeZip(contents));
  return (await files.find(key))?.size ?? 0;
};
