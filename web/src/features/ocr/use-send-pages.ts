import { contract } from '@larder/contract';
import { useRef, useState } from 'react';
import { request } from '../../lib/api/index.ts';
import { discardDraft } from '../import/index.ts';

/** Sends pages one after the other, as a scan: a recipe is made of them when somebody saves it. */
export function useSendPages() {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>(null);
  const sending = useRef<AbortController>(undefined);

  const sendAll = async (files: File[], signal: AbortSignal): Promise<string | null> => {
    let scanId: string | null = null;
    try {
      for (const [index, file] of files.entries()) {
        const form: { scanId?: string } = scanId === null ? {} : { scanId };
        const onProgress = (share: number) => setShare((index + share) / files.length);
        const sent = await request(contract.ocr.addToScan, { form, files: { file } }, { signal, onProgress });
        scanId = sent.scanId;
      }
      return scanId;
    } catch (error) {
      // Half of the pages are no recipe; the files are still at hand here.
      if (scanId !== null) discardDraft(scanId);
      throw error;
    }
  };

  /** What the scan is named by, or null when it was stopped or refused. */
  const send = async (files: File[]): Promise<string | null> => {
    const leaving = new AbortController();
    sending.current = leaving;
    setError(null);
    setShare(0);
    try {
      return await sendAll(files, leaving.signal);
    } catch (error) {
      if (!leaving.signal.aborted) setError(error);
      return null;
    } finally {
      setShare(undefined);
    }
  };

  return { send, share, error, forgetError: () => setError(null), cancel: () => sending.current?.abort() };
}
