import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { handedLinks, handedScans } from '../../lib/browser/handed-over.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { ImportBox } from './box/ImportBox.tsx';
import { type Recognised, recogniseFile } from './box/recognise.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { ItemList } from './ItemList.tsx';
import { PreviewForm } from './preview/PreviewForm.tsx';
import { Reading } from './Reading.tsx';
import { addressOf, type Item, type Source, useImportItems } from './use-import-items.ts';
import { useOnce } from './use-once.ts';

/** Where somebody is on the way to a recipe; the page around it puts the heading. */
export type Stage = 'asking' | 'list' | 'reading' | 'checking' | 'failed';

interface ImportFlowProps {
  groupSlug: string;
  /** What another application shared, or the address of a page. */
  shared?: string;
  /** Read without being asked, such as a page that was handed over. */
  begin?: Source;
  around: (stage: Stage, content: ReactNode) => ReactNode;
}

/** From a link, a text or files to recipes: what was recognised, how far it is, a look at it, and ways on where it fails. */
export function ImportFlow({ groupSlug, shared = '', begin, around }: ImportFlowProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const { items, add, retry, change, remove } = useImportItems();
  const [opened, setOpened] = useState<string>();
  const [asked, setAsked] = useState(shared);
  useOnce(() => begin && void add([begin]));
  // The page of the recipe is there by the time that it is saved.
  useOnce(() => router.loadRouteChunk(router.routesByPath['/g/$groupSlug/r/$recipeSlug']));

  const open = (slug: string) =>
    navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } });
  const takeText = (recognised: Exclude<Recognised, { kind: 'nothing' }>) => {
    if (recognised.kind === 'links') {
      handedLinks.give(recognised.urls.join('\n'));
      void navigate({ to: '/g/$groupSlug/r/create/bulk', params: { groupSlug } });
    } else if (recognised.kind === 'link') {
      setAsked(recognised.url);
      void add([recognised]);
    } else {
      setAsked(recognised.text);
      void add([{ ...recognised, kind: 'words' }]);
    }
  };
  const takeFiles = (files: File[]) => {
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

  const [only] = items;
  const shown = items.length === 1 ? only : items.find(({ id }) => id === opened);
  if (!only) return around('asking', <ImportBox initial={asked} onText={takeText} onFiles={takeFiles} />);
  if (!shown)
    return around('list', <ItemList items={items} groupSlug={groupSlug} onOpen={setOpened} onRemove={remove} />);
  return item(shown);

  function item({ id, name, source, state }: Item): ReactNode {
    switch (state.step) {
      case 'waiting':
      case 'reading':
        return around('reading', <Reading name={name} share={state.step === 'reading' ? state.share : undefined} />);
      case 'read':
        return around(
          'checking',
          <PreviewForm
            key={state.preview.draftId}
            preview={state.preview}
            groupSlug={groupSlug}
            onDiscard={() => leave(id)}
            onSaved={(slug) => {
              change(id, { step: 'saved', slug });
              setOpened(undefined);
              if (items.length === 1) void open(slug);
            }}
          />,
        );
      case 'failed':
        return around(
          'failed',
          <ImportFailure
            error={state.error}
            url={addressOf(source)}
            groupSlug={groupSlug}
            onPaste={(text) => void retry(id, { kind: 'words', text, url: addressOf(source) })}
            onByHand={(preview) => change(id, { step: 'read', preview })}
            onRetry={() => void retry(id, withoutToken(source))}
            onDiscard={() => leave(id)}
          />,
        );
      case 'saved':
        return around(
          'list',
          <ItemList items={[{ id, name, source, state }]} groupSlug={groupSlug} onOpen={setOpened} onRemove={remove} />,
        );
    }
  }
}

/** A token of the bookmark serves once, whatever came of it. */
function withoutToken(source: Source): Source {
  if (source.kind !== 'words') return source;
  return { kind: 'words', text: source.text, url: source.url };
}
