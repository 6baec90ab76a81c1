import { ArchiveForm } from './archive/ArchiveForm.tsx';
import { ArchiveProgress } from './archive/ArchiveProgress.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { PreviewForm } from './preview/PreviewForm.tsx';
import { Reading } from './Reading.tsx';
import type { Stage } from './stage.ts';
import type { useImportFlow } from './use-import-flow.ts';
import { addressOf, type Item, type Source } from './use-import-items.ts';

interface ImportItemProps {
  item: Item;
  groupSlug: string;
  flow: Pick<ReturnType<typeof useImportFlow>, 'change' | 'retry' | 'leave' | 'saved'>;
}

/** One item that is brought in: how far it is, a look at what was read, or ways on where it failed. */
export function ImportItem({ item: { id, name, source, state }, groupSlug, flow }: ImportItemProps) {
  const leave = () => flow.leave(id);
  switch (state.step) {
    case 'waiting':
    case 'reading':
      return <Reading name={name} share={state.step === 'reading' ? state.share : undefined} />;
    case 'read':
      return (
        <PreviewForm
          key={state.preview.draftId}
          preview={state.preview}
          groupSlug={groupSlug}
          onDiscard={leave}
          onSaved={(slug) => flow.saved(id, slug)}
        />
      );
    case 'archive':
      return (
        <ArchiveForm
          name={name}
          archive={state.archive}
          groupSlug={groupSlug}
          onBegun={(reportId, count) => flow.change(id, { step: 'importing', reportId, count })}
          onDiscard={leave}
        />
      );
    case 'importing':
      return <ArchiveProgress {...state} groupSlug={groupSlug} />;
    case 'failed':
      return (
        <ImportFailure
          error={state.error}
          url={addressOf(source)}
          groupSlug={groupSlug}
          onPaste={(text) => void flow.retry(id, { kind: 'words', text, url: addressOf(source) })}
          onByHand={(preview) => flow.change(id, { step: 'read', preview })}
          onRetry={() => void flow.retry(id, withoutToken(source))}
          onDiscard={leave}
        />
      );
    case 'saved':
      return null;
  }
}

/** Where somebody is who looks at it. */
export const stageOf: Record<Item['state']['step'], Stage> = {
  waiting: 'reading',
  reading: 'reading',
  read: 'checking',
  archive: 'archive',
  importing: 'importing',
  failed: 'failed',
  saved: 'list',
};

/** A token of the bookmark serves once, whatever came of it. */
function withoutToken(source: Source): Source {
  if (source.kind !== 'words') return source;
  return { kind: 'words', text: source.text, url: source.url };
}
