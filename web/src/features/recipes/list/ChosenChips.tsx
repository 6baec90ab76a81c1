import { FilterChip } from '../../../components/Chip.tsx';
import { t } from '../../../lib/messages/index.ts';
import { type ExplorerSearch, type FilterKind, filterKinds, type SearchChange } from './explorer-search.ts';
import { setFilters } from './filter-words.ts';
import { useNamed } from './named.api.ts';

interface ChosenChipsProps {
  search: ExplorerSearch;
  onChange: (change: SearchChange) => void;
}

/** What the list is filtered by; a tap takes one away. */
export function ChosenChips({ search, onChange }: ChosenChipsProps) {
  return (
    <>
      {setFilters(search).map(({ key, words }) => (
        <FilterChip key={key} label={words} onRemove={() => onChange({ [key]: undefined })} />
      ))}
      {filterKinds.map((kind) => (
        <NamedChips key={kind} kind={kind} values={search[kind] ?? []} onChange={onChange} />
      ))}
    </>
  );
}

interface NamedChipsProps {
  kind: FilterKind;
  values: string[];
  onChange: (change: SearchChange) => void;
}

function NamedChips({ kind, values, onChange }: NamedChipsProps) {
  const { named } = useNamed(kind, values);
  const nameOf = (value: string) => named?.find((one) => one.value === value || one.id === value)?.name;
  return values.map((value) => (
    <FilterChip
      key={value}
      label={nameOf(value) ?? (named ? t('explorer.gone') : '…')}
      onRemove={() => onChange({ [kind]: values.filter((other) => other !== value) })}
    />
  ));
}
