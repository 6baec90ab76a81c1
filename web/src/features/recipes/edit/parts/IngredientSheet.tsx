import { foodName, unitName } from '@larder/kitchen';
import { Button, Drawer, TextInput } from '@mantine/core';
import { locale, t } from '../../../../lib/messages/index.ts';
import { AmountInput, NamedField, useFoods, useUnits } from '../../../ingredients/index.ts';
import { lineText } from '../draft/link-ingredients.ts';
import type { IngredientRow } from '../draft/recipe-draft.ts';
import { LinkedField } from '../linked/LinkedField.tsx';
import { recipesToLink } from '../linked/recipes-to-link.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import classes from './IngredientSheet.module.css';

interface IngredientSheetProps {
  line: IngredientRow;
  actions: RowActions<IngredientRow>;
  /** Lets somebody choose another recipe for the line. */
  onLink: (id: string) => void;
  onClose: () => void;
}

/** The fields of one ingredient, in reach of a thumb. */
export default function IngredientSheet({ line, actions, onLink, onClose }: IngredientSheetProps) {
  const change = (part: Partial<IngredientRow>, field: string) =>
    actions.changeLine(line.id, (line) => ({ ...line, ...part }), field);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      title={lineText(line, locale()) || t('recipe.edit.new-ingredient')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44, iconSize: 20 }}
      classNames={{ content: classes.sheet ?? '', header: classes.header ?? '', title: classes.title ?? '' }}
    >
      <div className={classes.fields}>
        <AmountInput
          label={t('recipe.edit.quantity')}
          value={line.quantity}
          fractions={line.unit?.fraction ?? true}
          onAmount={(quantity) => change({ quantity }, 'quantity')}
          data-autofocus
        />
        <NamedField
          label={t('recipe.edit.unit')}
          placeholder=""
          value={line.unit}
          shown={line.unit ? unitName(line.unit, line.quantity) : undefined}
          useKnown={useUnits}
          onChoose={(unit) => change({ unit }, 'unit')}
        />
        <div className={classes.wide}>
          {line.recipe ? (
            <LinkedField className={classes.linked ?? ''} recipe={line.recipe} onOpen={() => onLink(line.id)} />
          ) : (
            <NamedField
              label={t('recipe.edit.food')}
              placeholder=""
              value={line.food}
              shown={line.food ? foodName(line.food, line.quantity) : undefined}
              useKnown={useFoods}
              other={recipesToLink(line, actions)}
              onChoose={(food) => change({ food }, 'food')}
            />
          )}
        </div>
        <TextInput
          className={classes.wide ?? ''}
          label={t('recipe.edit.note')}
          value={line.note}
          onChange={(event) => change({ note: event.currentTarget.value }, 'note')}
        />
        <Button className={classes.wide ?? ''} onClick={onClose}>
          {t('recipe.edit.done')}
        </Button>
      </div>
    </Drawer>
  );
}
