import { useState } from 'react';
import { Chip } from '../../../../components/Chip.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { formatNumber } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { AnyOrAll, ChoiceList, toggled } from '../ChoiceList.tsx';
import { type ExplorerSearch, type FilterKind, requireAllOf, type SearchChange } from '../explorer-search.ts';
import type { KindChoice } from '../KindChip.tsx';
import { type Named, useMostUsed, useNamed } from '../named.api.ts';
import { Section } from './FactSections.tsx';
import classes from './FiltersSheet.module.css';

interface KindSectionProps {
  kind: FilterKind;
  search: ExplorerSearch;
  isOwn: boolean;
  onChange: (change: SearchChange) => void;
}

/** What most recipes have of a kind, to be tapped; all of it to be found behind a button. */
export function KindSection({ kind, search, isOwn, onChange }: KindSectionProps) {
  const chosen = search[kind] ?? [];
  const choice: KindChoice = {
    kind,
    chosen,
    requireAll: search[requireAllOf[kind]] ?? false,
    onChange: (values, requireAll) => onChange({ [kind]: values, [requireAllOf[kind]]: requireAll }),
  };
  const { most, total, isPending } = useMostUsed(kind);
  const { named = [] } = useNamed(kind, chosen);
  const [opened, setOpened] = useState(false);
  const isChosen = ({ value, id }: Named) => chosen.includes(value) || chosen.includes(id);
  const shown: (Named & { count?: number })[] = [
    ...most,
    ...named.filter((one) => isChosen(one) && !most.some(({ id }) => id === one.id)),
  ];
  // Visitors are told no counts, so they look among all.
  const showsAll = opened || !isOwn;
  if (isOwn && !isPending && total === 0) return null;
  const takeOrLeave = (one: Named) => {
    const value = chosen.includes(one.id) ? one.id : one.value;
    choice.onChange(toggled(chosen, value), choice.requireAll);
  };
  return (
    <Section
      title={t('data.title', { kind })}
      aside={
        isOwn &&
        total > most.length && (
          <button
            type="button"
            className={classes.all}
            aria-expanded={opened}
            aria-label={t('explorer.show-all-of', { kind, count: total })}
            onClick={() => setOpened(!opened)}
          >
            {opened ? t('explorer.show-fewer') : t('explorer.show-all', { count: total })}
          </button>
        )
      }
    >
      {isPending && <Skeleton width="70%" height={36} radius={18} />}
      {shown.map((one) => (
        <Chip key={one.id} selected={isChosen(one)} onClick={() => takeOrLeave(one)}>
          {one.name}
          {one.count !== undefined && <span className={classes.count}>{formatNumber(one.count)}</span>}
        </Chip>
      ))}
      {showsAll ? (
        <div className={classes.list}>
          <ChoiceList {...choice} />
        </div>
      ) : (
        chosen.length > 1 && (
          <div className={classes.list}>
            <AnyOrAll {...choice} />
          </div>
        )
      )}
    </Section>
  );
}
