import { contract, type Move, type MoveItem } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { useMemo } from 'react';
import { rowList } from '../../components/grid-shapes.ts';
import { VirtualGrid } from '../../components/VirtualGrid.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { FoundItem, UnreadFile } from './FoundItem.tsx';
import classes from './MovingIn.module.css';

type Row = { item: MoveItem } | { unread: Move['problems'][number] };

const shape = rowList(89);

/** What was found in what was sent, file by file, and what gave nothing. */
export function FoundItems({ move }: { move: Move }) {
  const { items, problems, problemCount, state } = move;
  const remove = useChange(contract.moves.remove);
  const sizes = useMemo(() => sizesOf(move.sent), [move.sent]);
  const rows: Row[] = [...items.map((item) => ({ item })), ...problems.map((unread) => ({ unread }))];
  return (
    <section className={classes.part}>
      <header>
        <h2>{t('moving.found')}</h2>
        <Button
          variant="subtle"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { moveId: move.id } })}
        >
          {t('moving.throw-away')}
        </Button>
      </header>
      {state === 'reading' && <StillReading move={move} />}
      {rows.length > 0 && (
        <VirtualGrid
          count={rows.length}
          itemAt={(index) => rows[index]}
          keyOf={(row) => ('item' in row ? String(row.item.number) : row.unread.path)}
          render={(row) =>
            'item' in row ? (
              <FoundItem move={move} item={row.item} size={sizes.get(row.item.path) ?? 0} />
            ) : (
              <UnreadFile {...row.unread} />
            )
          }
          skeleton={null}
          shape={shape}
          listKey={`found ${move.id}`}
          label={t('moving.found')}
        />
      )}
      {problemCount > problems.length && <p>{t('moving.more-problems', { count: problemCount - problems.length })}</p>}
    </section>
  );
}

/** Bytes by the file or folder as it was chosen. */
const sizesOf = (sent: Move['sent']): Map<string, number> => {
  const sizes = new Map<string, number>();
  for (const { path, size } of sent) {
    const [root = path] = path.split('/');
    sizes.set(root, (sizes.get(root) ?? 0) + size);
  }
  return sizes;
};

function StillReading({ move: { id, files } }: { move: Move }) {
  const read = useChange(contract.moves.read, { quiet: true });
  return (
    <div className={classes.work}>
      <p role="status">{t('moving.reading', { read: files.read, total: files.total })}</p>
      <Progress value={(100 * files.read) / Math.max(files.total, 1)} aria-label={t('moving.reading-label')} />
      {files.read >= files.total && (
        <Button variant="subtle" loading={read.isPending} onClick={() => read.mutate({ params: { moveId: id } })}>
          {t('moving.read-now')}
        </Button>
      )}
    </div>
  );
}
