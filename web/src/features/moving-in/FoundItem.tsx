import { contract, type Move, type MovedApp, type MoveItem } from '@larder/contract';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconBookmarks,
  IconFiles,
  IconFileText,
  IconFileUnknown,
  IconLink,
  IconTable,
  IconWorld,
  IconX,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Chip } from '../../components/Chip.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Photo } from '../../components/Photo.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { sizeInWords } from '../../lib/texts/size-in-words.ts';
import classes from './MovingIn.module.css';
import { foundPicture } from './moving-in.api.ts';

const TableColumnsDialog = lazy(async () => ({
  default: (await import('./preview/TableColumnsDialog.tsx')).TableColumnsDialog,
}));

const icons: Partial<Record<MovedApp, Icon>> = {
  bookmarks: IconBookmarks,
  markdown: IconFileText,
  table: IconTable,
  text: IconFileText,
  url_list: IconLink,
  web_pages: IconWorld,
  word: IconFileText,
};

/** What came from one file or folder: whose it is, how much is in it, and as what else it may be read. */
export function FoundItem({ move, item, size }: { move: Move; item: MoveItem; size: number }) {
  const { number, path, app, apps, recipes, pictures, pictured, files, emptyFiles } = item;
  const params = { moveId: move.id, itemNumber: String(number) };
  const leaveOut = useChange(contract.moves.leaveOut, { saysDone: true });
  const readAs = useChange(contract.moves.readAs, { saysDone: true });
  const isBusy = move.state === 'reading' || leaveOut.isPending || readAs.isPending;
  const [asksColumns, setAsksColumns] = useState(false);
  const Sign = icons[app] ?? IconFiles;
  return (
    <div className={classes.foundRow}>
      {pictured !== null ? (
        <Photo
          name={path}
          src={foundPicture(move.id, { number: pictured, hasPicture: true })}
          className={classes.tile ?? ''}
        />
      ) : (
        <span className={classes.tile}>
          <Sign stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div>
        <b>{t('moving.item', { app: t(`moving.app.${app}`), recipes, pictures })}</b>
        <small>{t('moving.item-files', { path, files, empty: emptyFiles, size: sizeInWords(size) })}</small>
      </div>
      <IconButton
        icon={IconX}
        label={t('moving.leave-out', { path })}
        disabled={isBusy}
        onClick={() => leaveOut.mutate({ params })}
      />
      {app === 'table' && (
        <div className={classes.readings}>
          <Button variant="default" size="sm" disabled={isBusy} onClick={() => setAsksColumns(true)}>
            {t('moving.columns')}
          </Button>
        </div>
      )}
      {asksColumns && (
        <Suspense>
          <TableColumnsDialog moveId={move.id} itemNumber={number} onClose={() => setAsksColumns(false)} />
        </Suspense>
      )}
      {apps.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for
        <div role="group" aria-label={t('moving.read-as', { path })} className={classes.readings}>
          {apps.map((one) => (
            <Chip
              key={one}
              selected={one === app}
              disabled={isBusy}
              onClick={() => one !== app && readAs.mutate({ params, body: { app: one } })}
            >
              {t(`moving.app.${one}`)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

/** A file that gave no recipe, and why. */
export function UnreadFile({ path, problem }: Move['problems'][number]) {
  return (
    <div className={classes.foundRow}>
      <span className={classes.tile}>
        <IconFileUnknown stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        <b dir="auto">{path}</b>
        <small>{t(`moving.problem.${problem}`)}</small>
      </div>
    </div>
  );
}
