import { contract, type Move, type MoveItem } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { IconFiles, IconFileUnknown, IconX } from '@tabler/icons-react';
import { Chip } from '../../components/Chip.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Photo } from '../../components/Photo.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './MovingIn.module.css';
import { foundPicture } from './moving-in.api.ts';

/** What was found in what was sent, file by file, and what gave nothing. */
export function FoundItems({ move }: { move: Move }) {
  const { problems, problemCount, state } = move;
  return (
    <section className={classes.part}>
      <h2>{t('moving.found')}</h2>
      {state === 'reading' && <StillReading move={move} />}
      <ul className={classes.found}>
        {move.items.map((item) => (
          <Item key={item.number} move={move} item={item} />
        ))}
        {problems.map(({ path, problem }) => (
          <li key={`${path} ${problem}`}>
            <span className={classes.tile}>
              <IconFileUnknown stroke={1.5} aria-hidden="true" />
            </span>
            <div>
              <b>{path}</b>
              <small>{t(`moving.problem.${problem}`)}</small>
            </div>
          </li>
        ))}
      </ul>
      {problemCount > problems.length && <p>{t('moving.more-problems', { count: problemCount - problems.length })}</p>}
    </section>
  );
}

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

function Item({ move, item }: { move: Move; item: MoveItem }) {
  const { number, path, app, apps, recipes, pictures, files, emptyFiles } = item;
  const params = { moveId: move.id, itemNumber: String(number) };
  const leaveOut = useChange(contract.moves.leaveOut, { saysDone: true });
  const readAs = useChange(contract.moves.readAs, { saysDone: true });
  const sample = move.samples.find((recipe) => recipe.item === number && recipe.hasPicture);
  const isBusy = move.state === 'reading' || leaveOut.isPending || readAs.isPending;
  const title = t('moving.item', { app: t(`moving.app.${app}`), recipes, pictures });
  return (
    <li>
      {sample ? (
        <Photo name={sample.name} src={foundPicture(move.id, sample)} className={classes.tile ?? ''} />
      ) : (
        <span className={classes.tile}>
          <IconFiles stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div>
        <b>{title}</b>
        <small>{t('moving.item-files', { path, files, empty: emptyFiles })}</small>
      </div>
      <IconButton
        icon={IconX}
        label={t('moving.leave-out', { path })}
        disabled={isBusy}
        onClick={() => leaveOut.mutate({ params })}
      />
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
    </li>
  );
}
