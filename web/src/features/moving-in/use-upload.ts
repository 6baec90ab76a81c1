import { contract } from '@larder/contract';
import { useState } from 'react';
import { ApiError, request, type SentFile } from '../../lib/api/index.ts';
import { batchesOf } from './batches.ts';

interface Upload {
  /** Share that has gone, from 0 to 1. */
  share: number;
  files: number;
  error: ApiError | null;
}

/** Sends files for a move, or for a new one, in as many requests as they need; all of them are read once the last has come. */
export function useUpload(moveId: string | undefined) {
  const [upload, setUpload] = useState<Upload | null>(null);

  const send = async (files: SentFile[]) => {
    const all = files.reduce((sum, { file }) => sum + file.size, 0) || 1;
    let id = moveId;
    let gone = 0;
    const tell = (share: number, error: ApiError | null = null) => setUpload({ share, files: files.length, error });
    tell(0);
    try {
      const batches = batchesOf(files);
      for (const [index, batch] of batches.entries()) {
        const size = batch.reduce((sum, { file }) => sum + file.size, 0);
        const call = { form: { more: index < batches.length - 1 }, files: { files: batch } };
        const onProgress = (share: number) => tell((gone + share * size) / all);
        const move = id
          ? await request(contract.moves.add, { ...call, params: { moveId: id } }, { onProgress })
          : await request(contract.moves.begin, call, { onProgress });
        id = move.id;
        gone += size;
      }
      setUpload(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(gone / all, error);
    }
  };

  return { upload, isSending: upload !== null && upload.error === null, send, forget: () => setUpload(null) };
}
