import type { Ingredient } from '@larder/contract';
import { findQuantity } from '@larder/kitchen';
import { IconCheck } from '@tabler/icons-react';
import { locale, t } from '../../../lib/messages/index.ts';
import classes from './IngredientList.module.css';
import { scaledLine } from './scaling.ts';
import { useCheckedOff } from './use-checked-off.ts';

interface IngredientListProps {
  ingredients: Ingredient[];
  /** What every amount is multiplied with. */
  scale: number;
}

/** The lines of a recipe; a tap checks one off until the page is left. */
export function IngredientList({ ingredients, scale }: IngredientListProps) {
  const { isChecked, toggle } = useCheckedOff();
  const hasAmounts = ingredients.some((ingredient) => scaledLine(ingredient, 1).quantity !== '');

  return (
    <ul className={classes.list} data-amounts={hasAmounts || undefined}>
      {ingredients.flatMap((ingredient) => {
        const { referenceId, title } = ingredient;
        const heading = title ? [<IngredientHeading key={`${referenceId} title`} title={title} />] : [];
        const isEmpty = ingredient.display.trim() === '' && ingredient.note.trim() === '';
        if (isEmpty) return heading;
        return [
          ...heading,
          <IngredientRow
            key={referenceId}
            ingredient={ingredient}
            scale={scale}
            checked={isChecked(referenceId)}
            onToggle={() => toggle(referenceId)}
          />,
        ];
      })}
    </ul>
  );
}

const IngredientHeading = ({ title }: { title: string }) => (
  <li>
    <h3 className={classes.heading}>{title}</h3>
  </li>
);

interface IngredientRowProps {
  ingredient: Ingredient;
  scale: number;
  checked: boolean;
  onToggle: () => void;
}

function IngredientRow({ ingredient, scale, checked, onToggle }: IngredientRowProps) {
  const { quantity, unit, food, note } = scaledLine(ingredient, scale);
  return (
    <li>
      <button type="button" className={classes.row} aria-pressed={checked} onClick={onToggle}>
        <span className={classes.quantity}>
          {quantity} {unit && <span className={classes.unit}>{unit}</span>}
        </span>
        <span className={classes.name}>
          {food ? food : <PlainLine text={note} />} {food && note && <span className={classes.note}>{note}</span>}
        </span>
        <IconCheck className={classes.mark} size={20} stroke={1.5} aria-hidden="true" />
        {checked && <span className={classes.hidden}>{t('recipe.checked')}</span>}
      </button>
    </li>
  );
}

/** A line that nobody has parsed: the amount at its beginning stands out all the same. */
function PlainLine({ text }: { text: string }) {
  const amount = findQuantity(text, locale());
  if (amount?.start !== 0) return text;
  return (
    <>
      <b className={classes.amount}>{text.slice(0, amount.end)}</b>
      {text.slice(amount.end)}
    </>
  );
}
