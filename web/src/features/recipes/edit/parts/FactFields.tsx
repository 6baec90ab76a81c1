import { TextInput } from '@mantine/core';
import { memo } from 'react';
import classes from '../../../../components/three-columns.module.css';
import { type MessageKey, t } from '../../../../lib/messages/index.ts';
import { AmountInput } from '../../../ingredients/index.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import type { EditDraft } from '../use-recipe-editing.ts';

type Facts = Pick<RecipeDraft, TimeKey | 'recipeServings' | 'recipeYieldQuantity' | 'recipeYield'>;

interface FactFieldsProps extends Facts {
  edit: EditDraft;
  errors: Record<string, string>;
}

type TimeKey = 'prepTime' | 'performTime' | 'cookTime' | 'totalTime';

/** Times as people write them, and how much comes out of it. */
export const FactFields = memo(function FactFields({ edit, errors, ...facts }: FactFieldsProps) {
  // Clients of either generation send the time on the stove in one of two fields; it stays in that one.
  const cookTime = facts.performTime === '' && facts.cookTime !== '' ? 'cookTime' : 'performTime';
  const times: [TimeKey, MessageKey][] = [
    ['prepTime', 'recipe.edit.prep-time'],
    [cookTime, 'recipe.edit.cook-time'],
    ['totalTime', 'recipe.edit.total-time'],
  ];
  return (
    <div className={classes.fields}>
      {times.map(([key, name]) => (
        <TextInput
          key={name}
          label={t(name)}
          dir="auto"
          placeholder={t('recipe.edit.time-example')}
          value={facts[key]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            edit((draft) => ({ ...draft, [key]: value }), key);
          }}
          error={errors[key]}
        />
      ))}
      <AmountInput
        label={t('recipe.edit.servings')}
        value={facts.recipeServings || null}
        onAmount={(amount) => edit((draft) => ({ ...draft, recipeServings: amount ?? 0 }), 'servings')}
        error={errors.recipeServings}
      />
      <AmountInput
        label={t('recipe.edit.yield-quantity')}
        value={facts.recipeYieldQuantity || null}
        onAmount={(amount) => edit((draft) => ({ ...draft, recipeYieldQuantity: amount ?? 0 }), 'yield quantity')}
        error={errors.recipeYieldQuantity}
      />
      <TextInput
        label={t('recipe.edit.yield')}
        dir="auto"
        placeholder={t('recipe.edit.yield-example')}
        value={facts.recipeYield}
        onChange={(event) => {
          const { value } = event.currentTarget;
          edit((draft) => ({ ...draft, recipeYield: value }), 'recipeYield');
        }}
        error={errors.recipeYield}
      />
    </div>
  );
});
