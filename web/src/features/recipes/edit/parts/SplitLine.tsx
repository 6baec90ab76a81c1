import { foodName, unitName } from '@larder/kitchen';
import { t } from '../../../../lib/messages/index.ts';
import { AmountField, NamedField, useFoods, useUnits } from '../../../ingredients/index.ts';
import type { IngredientRow } from '../draft/recipe-draft.ts';
import { LinkedField } from '../linked/LinkedField.tsx';
import { recipesToLink } from '../linked/recipes-to-link.ts';
import { rowKeys } from '../lists/row-keys.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import classes from './IngredientLine.module.css';

interface SplitLineProps {
  line: IngredientRow;
  number: number;
  previous: string | undefined;
  actions: RowActions<IngredientRow>;
  /** Lets somebody choose another recipe for the line. */
  onLink: (id: string) => void;
}

/** Amount, unit, food and note in a row. */
export function SplitLine({ line, number, previous, actions, onLink }: SplitLineProps) {
  const { quantity, unit, food, recipe, note } = line;
  const change = (part: Partial<IngredientRow>, field: string) =>
    actions.changeLine(line.id, (line) => ({ ...line, ...part }), field);
  const press = rowKeys(actions, {
    id: line.id,
    previous,
    isEmpty: quantity === null && !unit && !food && !recipe && !note,
    // Enter in an open list chooses from it.
    leaves: ({ currentTarget }) => currentTarget.getAttribute('aria-expanded') !== 'true',
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that a line has no use for
    <div role="group" aria-label={t('recipe.edit.ingredient', { number })} className={classes.split}>
      <AmountField
        data-main
        className={`${classes.part} ${classes.quantity}`}
        aria-label={t('recipe.edit.quantity')}
        placeholder={t('recipe.edit.quantity-example')}
        value={quantity}
        fractions={unit?.fraction ?? true}
        onAmount={(quantity) => change({ quantity }, 'quantity')}
        onKeyDown={press}
      />
      <NamedField
        bare={classes.part ?? ''}
        label={t('recipe.edit.unit')}
        placeholder={t('recipe.edit.unit')}
        value={unit}
        shown={unit ? unitName(unit, quantity) : undefined}
        useKnown={useUnits}
        onChoose={(unit) => change({ unit }, 'unit')}
        onKeyDown={press}
      />
      {recipe ? (
        <LinkedField className={classes.linked ?? ''} recipe={recipe} onOpen={() => onLink(line.id)} />
      ) : (
        <NamedField
          bare={classes.part ?? ''}
          label={t('recipe.edit.food')}
          placeholder={t('recipe.edit.food')}
          value={food}
          shown={food ? foodName(food, quantity) : undefined}
          useKnown={useFoods}
          other={recipesToLink(line, actions)}
          onChoose={(food) => change({ food }, 'food')}
          onKeyDown={press}
        />
      )}
      <input
        className={`${classes.part} ${classes.note}`}
        aria-label={t('recipe.edit.note')}
        placeholder={t('recipe.edit.note')}
        data-empty={note === '' || undefined}
        value={note}
        onChange={(event) => change({ note: event.currentTarget.value }, 'note')}
        onKeyDown={press}
      />
    </div>
  );
}
