import type { StreamedFile, UploadedFile } from './implement.ts';

/** Refuses what would take more room than the files of a group may. @throws AppError */
export type RefuseUpload = (groupId: string, bytes: number) => Promise<void>;

/** How large the files of a request are together. */
export const sizeOfFiles = (files: Record<string, UploadedFile | StreamedFile> | undefined): number =>
  Object.values(files ?? {}).reduce((sum, file) => sum + ('size' in file ? file.size : file.bytes.length), 0);
