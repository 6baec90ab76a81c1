import { found } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { FileAnswer } from '../../platform/http/index.ts';

type Kind = Pick<FileAnswer, 'contentType' | 'disposition' | 'immutable'>;
type StoredFile = NonNullable<Awaited<ReturnType<FileStore['find']>>>;

export const fileAnswer = (file: StoredFile, kind: Kind): FileAnswer => ({
  ...kind,
  body: file.stream,
  size: file.size,
  etag: file.etag,
});

/** @throws AppError when there is none */
export const getFile = async (files: FileStore, key: string, kind: Kind): Promise<FileAnswer> =>
  fileAnswer(found(await files.find(key), 'media.not-found'), kind);
