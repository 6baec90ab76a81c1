import { contract, type MoveOrganizer } from '@larder/contract';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { rowList } from '../../../components/grid-shapes.ts';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { VirtualGrid } from '../../../components/VirtualGrid.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from '../MovingIn.module.css';

const shownAtFirst = 8;
const all = { query: { perPage: -1, orderBy: 'name', orderDirection: 'asc' } } as const;
const shape = rowList(65);

/** Categories and tags of what was found, and what becomes of each. */
export function Organizers({ moveId }: { moveId: string }) {
  const { data, error, refetch } = useFetch(contract.moves.organizers, { params: { moveId } });
  const categories = useFetch(contract.categories.list, all);
  const tags = useFetch(contract.tags.list, all);
  const [isWhole, setIsWhole] = useState(false);
  const sorted = data?.toSorted((one, other) => other.recipes - one.recipes) ?? [];
  const targets = { category: categories.data?.items ?? [], tag: tags.data?.items ?? [] };
  const rows = isWhole ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <section className={classes.part}>
      <header>
        <h2>{t('moving.organizers')}</h2>
        {!isWhole && sorted.length > shownAtFirst && (
          <Button variant="subtle" onClick={() => setIsWhole(true)}>
            {t('moving.organizers-all', { count: sorted.length })}
          </Button>
        )}
      </header>
      {!data && !error && <SkeletonRows count={3} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <VirtualGrid
          count={rows.length}
          itemAt={(index) => rows[index]}
          keyOf={({ kind, name }) => `${kind} ${name}`}
          render={(organizer) => (
            <OrganizerRow moveId={moveId} organizer={organizer} targets={targets[organizer.kind]} />
          )}
          skeleton={null}
          shape={shape}
          listKey={`organizers ${moveId} ${isWhole}`}
          label={t('moving.organizers')}
        />
      )}
    </section>
  );
}
interface OrganizerRowProps {
  moveId: string;
  organizer: MoveOrganizer;
  targets: { id: string; name: string }[];
}

function OrganizerRow({
  moveId,
  organizer: { kind, name, recipes, isKnown, action, target },
  targets,
}: OrganizerRowProps) {
  const save = useChange(contract.moves.chooseOrganizers, { saysDone: true });
  const choose = (value: string) => {
    const chosen = (['take', 'as-tag', 'leave'] as const).find((one) => one === value);
    const becomes = chosen ? { action: chosen } : { action: 'map' as const, targetId: value };
    save.mutate({ params: { moveId }, body: { organizers: [{ kind, name, ...becomes }] } });
  };
  return (
    <div className={classes.mapped}>
      <div>
        <b dir="auto">{name}</b> <small>{t('moving.organizer', { kind, count: recipes })}</small>
      </div>
      <IconArrowRight size={18} className={`flip ${classes.arrow}`} aria-hidden="true" />
      <NativeSelect
        variant="filled"
        aria-label={t('moving.organizer-becomes', { name })}
        value={action === 'map' && target ? target.id : action}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="take">{t('moving.take', { name, kind, isKnown: String(isKnown) })}</option>
        {kind === 'category' && <option value="as-tag">{t('moving.as-tag', { name })}</option>}
        <option value="leave">{t('moving.leave')}</option>
        {targets.length > 0 && (
          <optgroup label={t('moving.map', { kind })}>
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect>
    </div>
  );
}
