import { contract } from '@larder/contract';
import { useRef, useState } from 'react';
import { ApiError, request, type SentFile } from '../../lib/api/index.ts';
import { batchesOf } from './batches.ts';

interface Upload {
  /** Share that has gone, from 0 to 1. */
  share: number;
  files: number;
  error: ApiError | null;
}

/** What is still to be sent, and where to. */
interface Rest {
  moveId: string | undefined;
  batches: SentFile[][];
  files: number;
  gone: number;
  all: number;
}

const sizeOf = (files: readonly SentFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

/** Sends files for a move, or for a new one, in as many requests as they need; all of them are read once the last has come. */
export function useUpload(moveId: string | undefined) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const stopping = useRef(new AbortController());
  const rest = useRef<Rest | null>(null);

  const run = async (work: Rest) => {
    const { files, all } = work;
    const tell = (gone: number, error: ApiError | null = null) => setUpload({ share: gone / all, files, error });
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    tell(work.gone);
    try {
      for (let [batch, ...others] = work.batches; batch; [batch, ...others] = work.batches) {
        const size = sizeOf(batch);
        const call = { form: { more: others.length > 0 }, files: { files: batch } };
        const onProgress = (share: number) => tell(work.gone + share * size);
        const move = work.moveId
          ? await request(contract.moves.add, { ...call, params: { moveId: work.moveId } }, { onProgress, signal })
          : await request(contract.moves.begin, call, { onProgress, signal });
        work.moveId = move.id;
        work.batches = others;
        work.gone += size;
      }
      setUpload(null);
    } catch (error) {
      if (signal.aborted) return readWhatCame(work);
      if (!(error instanceof ApiError)) throw error;
      rest.current = work;
      tell(work.gone, error);
    }
  };

  const readWhatCame = async ({ moveId, gone }: Rest) => {
    setUpload(null);
    if (!moveId || gone === 0) return;
    // It may be read already, where it was brought besides other files.
    await request(contract.moves.read, { params: { moveId } }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };

  const send = (files: SentFile[]) =>
    run({ moveId, batches: batchesOf(files), files: files.length, gone: 0, all: sizeOf(files) || 1 });
  return {
    upload,
    isSending: upload !== null && upload.error === null,
    send,
    /** Goes on where the connection broke. */
    goOn: () => rest.current && run(rest.current),
    stop: () => stopping.current.abort(),
  };
}
