import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { handedScans } from '../../lib/browser/handed-over.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { ArchiveForm } from './archive/ArchiveForm.tsx';
import { ArchiveProgress } from './archive/ArchiveProgress.tsx';
import { ImportBox } from './box/ImportBox.tsx';
import { type Recognised, recognise, recogniseFile } from './box/recognise.ts';
import { BulkForm } from './bulk/BulkForm.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { ItemList } from './ItemList.tsx';
import { PreviewForm } from './preview/PreviewForm.tsx';
import { Reading } from './Reading.tsx';
import type { Around, Stage } from './stage.ts';
import { addressOf, type Item, type Source, useImportItems } from './use-import-items.ts';
import { useOnce } from './use-once.ts';

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

interface ImportFlowProps {
  groupSlug: string;
  begin?: Beginning;
  around: Around;
}

/** From a link, a text or files to recipes: what was recognised, how far it is, a look at it, and ways on where it fails. */
export function ImportFlow({ groupSlug, begin = {}, around }: ImportFlowProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const { items, add, retry, change, remove } = useImportItems();
  const [opened, setOpened] = useState<string>();
  const [typed, setTyped] = useState(begin.text ?? '');
  const [links, setLinks] = useState(begin.links ?? []);
  useOnce(() => {
    if (begin.sources?.length) void add(begin.sources);
    if (begin.files?.length) takeFiles(begin.files);
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

  // A link is still where it was copied from; words may not be.
  const hasWords = !['nothing', 'link'].includes(recognise(typed).kind);
  const isUnsaved = items.length === 0 ? hasWords || links.length > 0 : items.some(isAtStake);
  const show = (stage: Stage, content: ReactNode) => around(stage, content, isUnsaved);

  const [only] = items;
  const shown = items.length === 1 ? only : items.find(({ id }) => id === opened);
  if (!only && links.length > 0) return show('links', <BulkForm initial={links.join('\n')} />);
  if (!only) return show('asking', <ImportBox text={typed} onType={setTyped} onText={takeText} onFiles={takeFiles} />);
  if (!shown)
    return show('list', <ItemList items={items} groupSlug={groupSlug} onOpen={setOpened} onRemove={remove} />);
  return item(shown);

  function item({ id, name, source, state }: Item): ReactNode {
    switch (state.step) {
      case 'waiting':
      case 'reading':
        return show('reading', <Reading name={name} share={state.step === 'reading' ? state.share : undefined} />);
      case 'read':
        return show(
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
      case 'archive':
        return show(
          'archive',
          <ArchiveForm
            name={name}
            archive={state.archive}
            groupSlug={groupSlug}
            onBegun={(reportId, count) => change(id, { step: 'importing', reportId, count })}
            onDiscard={() => leave(id)}
          />,
        );
      case 'importing':
        return show('importing', <ArchiveProgress {...state} groupSlug={groupSlug} />);
      case 'failed':
        return show(
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
        return show(
          'list',
          <ItemList items={[{ id, name, source, state }]} groupSlug={groupSlug} onOpen={setOpened} onRemove={remove} />,
        );
    }
  }
}

const isAtStake = ({ state: { step } }: Item): boolean => step === 'reading' || step === 'read' || step === 'archive';

/** A token of the bookmark serves once, whatever came of it. */
function withoutToken(source: Source): Source {
  if (source.kind !== 'words') return source;
  return { kind: 'words', text: source.text, url: source.url };
}
