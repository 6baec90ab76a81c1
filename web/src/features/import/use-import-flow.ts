import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pathOf } from '../../lib/browser/dropped-files.ts';
import { handedExports, handedScans } from '../../lib/browser/handed-over.ts';
import { zipNames } from '../../lib/browser/zip-names.ts';
import { t } from '../../lib/messages/index.ts';
import { useOnce } from '../../lib/screen/use-once.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { isRecipeArchive, type Recognised, recognise, recogniseFile } from './box/recognise.ts';
import { type Item, type Source, useImportItems } from './use-import-items.ts';

/** What somebody came with. */
export interface Beginning {
  /** In the box, to be read when somebody says so. */
  text?: string;
  /** Read without being asked, such as a page that was handed over. */
  sources?: Source[];
  files?: File[];
  /** To be imported in the background. */
  links?: string[];
}

/** What is brought in, what of it is looked at, and what would be lost by leaving. */
export function useImportFlow(groupSlug: string, begin: Beginning) {
  const navigate = useNavigate();
  const router = useRouter();
  const moveIn = (files: File[]) => {
    handedExports.give(files);
    void navigate({ to: '/group/migrations' });
  };
  const { items, add, retry, change, remove } = useImportItems((file) => moveIn([file]));
  const [opened, setOpened] = useState<string>();
  const [typed, setTyped] = useState(begin.text ?? '');
  const [links, setLinks] = useState(begin.links ?? []);
  useOnce(() => {
    if (begin.sources?.length) void add(begin.sources);
    if (begin.files?.length) void takeFiles(begin.files);
  });
  // The page of the recipe is there by the time that it is saved.
  useOnce(() => router.loadRouteChunk(router.routesByPath['/g/$groupSlug/r/$recipeSlug']));

  const open = (slug: string) =>
    navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } });
  const takeText = (recognised: Exclude<Recognised, { kind: 'nothing' }>) => {
    if (recognised.kind === 'links') setLinks(recognised.urls);
    else if (recognised.kind === 'link') void add([recognised]);
    else void add([{ ...recognised, kind: 'words' }]);
  };
  const takeFiles = async (files: File[]) => {
    // Whoever brings a folder brings all that is in it.
    if (files.some((file) => pathOf(file).includes('/'))) return moveIn(files);
    // No single recipe has such a file: it is what another program exports.
    for (const file of files) if (await isExport(file)) return moveIn(files);
    const scans = files.filter((file) => recogniseFile(file) === 'scan');
    if (scans.length === files.length) {
      handedScans.give(scans);
      void navigate({ to: '/g/$groupSlug/r/create/ocr', params: { groupSlug } });
      return;
    }
    if (scans.length > 0) toast.warning(t('import.box.scans-apart'));
    const others = files.filter((file) => !scans.includes(file));
    void add(others.map((file) => ({ kind: recogniseFile(file) === 'zip' ? 'zip' : 'file', file })));
  };
  const leave = (id: string) => {
    setOpened(undefined);
    remove(id);
  };

  // A link is still where it was copied from; words may not be.
  const hasWords = !['nothing', 'link'].includes(recognise(typed).kind);
  const isUnsaved = items.length === 0 ? hasWords || links.length > 0 : items.some(isAtStake);
  const [only] = items;
  return {
    items,
    shown: items.length === 1 ? only : items.find(({ id }) => id === opened),
    typed,
    links,
    isUnsaved,
    setTyped,
    setOpened,
    takeText,
    takeFiles,
    retry,
    change,
    remove,
    leave,
    saved: (id: string, slug: string) => {
      change(id, { step: 'saved', slug });
      setOpened(undefined);
      if (items.length === 1) void open(slug);
    },
  };
}

const isExport = async (file: File): Promise<boolean> => {
  const kind = recogniseFile(file);
  return kind === 'unknown' || (kind === 'zip' && !isRecipeArchive((await zipNames(file)) ?? []));
};

const isAtStake = ({ state: { step } }: Item): boolean => step === 'reading' || step === 'read' || step === 'archive';
