import { contract } from '@larder/contract';
import { useRef, useState } from 'react';
import { request } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';

const extensionOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1] ?? 'jpg';
const iconOf = (file: File): string =>
  extensionOf(file).toLowerCase() === 'pdf' ? 'mdi-file-pdf-box' : 'mdi-file-image';

/** Sends pages one after the other: the first makes the recipe, the others are attached to it. */
export function useSendPages() {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>(null);
  const sending = useRef<AbortController>(undefined);

  const sendAll = async (files: File[], asImage: boolean, signal: AbortSignal): Promise<string | null> => {
    const [first, ...others] = files;
    if (!first) return null;
    const options = (index: number) => ({
      signal,
      onProgress: (share: number) => setShare((index + share) / files.length),
    });
    const form = { extension: extensionOf(first), makefilerecipeimage: asImage };
    const slug = await request(contract.ocr.create, { form, files: { file: first } }, options(0));
    try {
      for (const [index, file] of others.entries()) {
        const name = t('ocr.page-name', { number: index + 2 });
        const form = { name, icon: iconOf(file), extension: extensionOf(file) };
        await request(contract.recipes.addAsset, { params: { slug }, form, files: { file } }, options(index + 1));
      }
    } catch (error) {
      // Half of the pages are no recipe; the files are still at hand here.
      await request(contract.recipes.remove, { params: { slug } });
      throw error;
    }
    return slug;
  };

  /** The slug of the new recipe, or null when it was stopped or refused. */
  const send = async (files: File[], asImage: boolean): Promise<string | null> => {
    const leaving = new AbortController();
    sending.current = leaving;
    setError(null);
    setShare(0);
    try {
      return await sendAll(files, asImage, leaving.signal);
    } catch (error) {
      if (!leaving.signal.aborted) setError(error);
      return null;
    } finally {
      setShare(undefined);
    }
  };

  return { send, share, error, forgetError: () => setError(null), cancel: () => sending.current?.abort() };
}
