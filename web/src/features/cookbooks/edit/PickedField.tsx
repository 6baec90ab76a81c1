import { arrayMove } from '@dnd-kit/sortable';
import { contract, type PickedRecipe } from '@larder/contract';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { MoveButton, movingByKeys, SortableList, useSortableRow } from '../../../components/sortable/index.ts';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import classes from './fields.module.css';

interface PickedFieldProps {
  picked: PickedRecipe[];
  onChange: (picked: PickedRecipe[]) => void;
}

/** The recipes that are always in a book, in their own order. */
export function PickedField({ picked, onChange }: PickedFieldProps) {
  const move = (from: number, to: number) => {
    if (to !== from && to >= 0 && to < picked.length) onChange(arrayMove(picked, from, to));
  };
  return (
    <>
      {picked.length > 0 && (
        <SortableList
          rows={picked}
          onDrop={(id, to) =>
            move(
              picked.findIndex((one) => one.id === id),
              to,
            )
          }
        >
          <ul className={classes.picked} aria-label={t('cookbook.always-in')}>
            {picked.map((recipe, index) => (
              <PickedRow
                key={recipe.id}
                recipe={recipe}
                position={{ index, count: picked.length }}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(picked.filter(({ id }) => id !== recipe.id))}
              />
            ))}
          </ul>
        </SortableList>
      )}
      <RecipeField picked={picked} onPick={(recipe) => onChange([...picked, recipe])} />
    </>
  );
}

interface PickedRowProps {
  recipe: PickedRecipe;
  position: { index: number; count: number };
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PickedRow({ recipe, position, onMove, onRemove }: PickedRowProps) {
  const { row, handle } = useSortableRow(recipe.id, recipe.name);
  return (
    <li {...row} className={classes.pickedRow} onKeyDown={movingByKeys((steps) => onMove(position.index + steps))}>
      {handle}
      <RecipePhoto recipe={recipe} className={classes.pickedPicture} />
      <span className={classes.pickedName}>{recipe.name}</span>
      <MoveButton name={recipe.name} {...position} onMove={onMove} />
      <IconButton icon={IconX} label={t('cookbook.take-out', { name: recipe.name })} onClick={onRemove} />
    </li>
  );
}

/** As many as stand below a field without hiding all of the dialog. */
const mostSuggested = 8;

function RecipeField({ picked, onPick }: { picked: PickedRecipe[]; onPick: (recipe: PickedRecipe) => void }) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 150);
  const { data } = useFetch(
    contract.recipes.list,
    { query: { search: settled, perPage: mostSuggested } },
    { enabled: settled !== '', keepPrevious: true },
  );
  const found = settled === '' ? [] : (data?.items ?? []).filter(({ id }) => !picked.some((one) => one.id === id));
  return (
    <Select
      aria-label={t('cookbook.add-recipe')}
      placeholder={t('cookbook.add-recipe')}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSection={null}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      comboboxProps={{ hideDetached: false }}
      onChange={(id) => {
        const recipe = found.find((one) => one.id === id);
        if (recipe) onPick(recipe);
        setTyped('');
      }}
    />
  );
}
