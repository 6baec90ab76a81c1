export { createFileStore } from './create-file-store.ts';
export { isSafeKey } from './file-keys.ts';
export { FileKeyError, type FileStore, type StoredEntry, type StoredFile } from './file-store.ts';
export { hashFile } from './hash-file.ts';
export { listDrafts, measureFolder } from './measure-folder.ts';
export { type OpenZip, openZip, type ZipEntry, ZipError, type ZipLimits, type ZipProblem } from './open-zip.ts';
export { servedAs } from './served-as.ts';
export { sizeInWords } from './size-in-words.ts';
export { writeZip, type ZipContent } from './write-zip.ts';
