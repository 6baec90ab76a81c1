import type { ArchivePreview, ImportPreview } from '@larder/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { discardDraft, readArchive, readFile, readWords } from './import.api.ts';

/** Something that a recipe is to be made of. */
export type Source =
  | { kind: 'link'; url: string }
  | { kind: 'words'; text: string; url: string; handOver?: string }
  | { kind: 'file'; file: File }
  | { kind: 'zip'; file: File };

type Step =
  | { step: 'waiting' }
  | { step: 'reading'; share?: number }
  | { step: 'read'; preview: ImportPreview }
  | { step: 'archive'; archive: ArchivePreview }
  | { step: 'importing'; reportId: string; count: number }
  | { step: 'failed'; error: ApiError }
  | { step: 'saved'; slug: string };

export interface Item {
  id: string;
  /** By which people know it: the address, the file, or the first words. */
  name: string;
  source: Source;
  state: Step;
}

/** The address that a source is from; empty when nobody knows. */
export const addressOf = (source: Source): string => ('url' in source ? source.url : '');

const nameOf = (source: Source): string => {
  if (source.kind === 'link') return source.url.replace(/^https?:\/\/(www\.)?/, '');
  if (source.kind === 'words') return source.text.trim().slice(0, 60);
  return source.file.name;
};

/** What the server keeps until it is saved. */
const draftIdOf = (state: Step): string => {
  if (state.step === 'read') return state.preview.draftId;
  return state.step === 'archive' ? state.archive.draftId : '';
};

/**
 * What is brought in: each is read after the other, and waits to be looked at. What is left unsaved is forgotten at once.
 * @param onExport hears of a zip that turns out to be of another program
 */
export function useImportItems(onExport: (file: File) => void) {
  const [items, setItems] = useState<Item[]>([]);
  const latest = useRef({ items, isLeft: false });
  latest.current.items = items;
  const takeExport = useRef(onExport);
  takeExport.current = onExport;
  useEffect(() => {
    const here = latest.current;
    here.isLeft = false;
    return () => {
      here.isLeft = true;
      for (const { state } of here.items) discardDraft(draftIdOf(state));
    };
  }, []);
  const change = useCallback(
    (id: string, state: Step) => setItems((now) => now.map((item) => (item.id === id ? { ...item, state } : item))),
    [],
  );
  const read = useCallback(
    async ({ id, source }: Item) => {
      change(id, { step: 'reading' });
      try {
        const state = await readSource(source, (share) => change(id, { step: 'reading', share }));
        if (source.kind === 'zip' && isOfAnother(state)) {
          discardDraft(draftIdOf(state));
          takeExport.current(source.file);
          return;
        }
        const isWanted = !latest.current.isLeft && latest.current.items.some((item) => item.id === id);
        if (isWanted) change(id, state);
        else discardDraft(draftIdOf(state));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (source.kind === 'zip' && error.code === 'import.no-recipe-in-archive') takeExport.current(source.file);
        change(id, { step: 'failed', error });
      }
    },
    [change],
  );
  const add = useCallback(
    async (sources: Source[]) => {
      const added = sources.map(
        (source): Item => ({ id: newId(), name: nameOf(source), source, state: { step: 'waiting' } }),
      );
      setItems((now) => [...now, ...added]);
      for (const item of added) if (!latest.current.isLeft) await read(item);
    },
    [read],
  );
  const retry = useCallback(
    async (id: string, source: Source) => {
      const item: Item = { id, name: nameOf(source), source, state: { step: 'waiting' } };
      setItems((now) => now.map((other) => (other.id === id ? item : other)));
      await read(item);
    },
    [read],
  );
  const remove = useCallback((id: string) => {
    const removed = latest.current.items.find((item) => item.id === id);
    if (removed) discardDraft(draftIdOf(removed.state));
    setItems((now) => now.filter((item) => item.id !== id));
  }, []);
  return { items, add, retry, change, remove };
}

/** Nothing in it is written as this program writes recipes. */
const isOfAnother = (state: Step): boolean =>
  state.step === 'archive' && state.archive.recipes.every(({ problem }) => problem !== null);

let count = 0;
const newId = () => `item-${++count}`;

async function readSource(source: Source, onProgress: (share: number) => void): Promise<Step> {
  switch (source.kind) {
    case 'link':
      return { step: 'read', preview: await readWords({ url: source.url }) };
    case 'words': {
      const { kind, ...words } = source;
      return { step: 'read', preview: await readWords(words) };
    }
    case 'file':
      return { step: 'read', preview: await readFile(source.file, { onProgress }) };
    case 'zip':
      return { step: 'archive', archive: await readArchive(source.file, { onProgress }) };
  }
}
