import type { Ingredient } from '@larder/contract';
import { IconCheck } from '@tabler/icons-react';
import spoken from '../../../components/spoken.module.css';
import { t } from '../../../lib/messages/index.ts';
import { useGroup } from '../../../lib/session/index.ts';
import { LinkedLine } from '../linked/LinkedLine.tsx';
import type { RenderLines } from '../linked/render-lines.ts';
import { deepest } from '../linked/times-text.ts';
import { AmountButton } from './amounts/AmountButton.tsx';
import type { ShownLine } from './amounts/shown-line.ts';
import { useShownLines } from './amounts/use-shown.ts';
import classes from './IngredientList.module.css';
import { useCheckedOff } from './use-checked-off.ts';
import type { Available } from './use-scale.ts';

interface IngredientListProps {
  ingredients: Ingredient[];
  /** What every amount is multiplied with. */
  scale: number;
  /** Given where the recipe can be scaled by what one has of an ingredient. */
  onAvailable?: (available: Available) => void;
  /** How many recipes these lines are within. */
  depth?: number;
}

/** The lines of a recipe; a tap checks one off until the page is left, a tap on its amount tells more about that. */
export function IngredientList({ ingredients, scale, onAvailable, depth = 0 }: IngredientListProps) {
  const { isChecked, toggle } = useCheckedOff();
  const shownLine = useShownLines(scale);
  const lines = ingredients.map((ingredient) => ({ ingredient, shown: shownLine(ingredient) }));

  const renderLines: RenderLines = (ingredients, scale) => (
    <IngredientList ingredients={ingredients} scale={scale} depth={depth + 1} />
  );

  return (
    <ul className={classes.list} data-amounts={lines.some(({ shown }) => shown.quantity !== '') || undefined}>
      {lines.flatMap(({ ingredient, shown }) => {
        const { referenceId, title } = ingredient;
        const heading = title ? [<IngredientHeading key={`${referenceId} title`} title={title} />] : [];
        const isEmpty = ingredient.display.trim() === '' && ingredient.note.trim() === '';
        if (isEmpty) return heading;
        return [
          ...heading,
          <IngredientRow
            key={referenceId}
            ingredient={ingredient}
            shown={shown}
            scale={scale}
            renderLines={depth < deepest ? renderLines : undefined}
            checked={isChecked(referenceId)}
            onToggle={() => toggle(referenceId)}
            onAvailable={onAvailable}
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
  shown: ShownLine;
  scale: number;
  /** Absent where no further recipe opens. */
  renderLines: RenderLines | undefined;
  checked: boolean;
  onToggle: () => void;
  onAvailable: IngredientListProps['onAvailable'];
}

function IngredientRow({ ingredient, shown, scale, renderLines, checked, onToggle, onAvailable }: IngredientRowProps) {
  const { food, note } = shown;
  const { slug } = useGroup();
  const linked = ingredient.referencedRecipe;
  if (linked && renderLines && slug !== null) {
    return (
      <li className={classes.row} data-linked>
        <AmountButton line={ingredient} shown={shown} onAvailable={onAvailable} />
        <LinkedLine
          line={ingredient}
          linked={linked}
          shown={shown}
          scale={scale}
          groupSlug={slug}
          renderLines={renderLines}
        />
      </li>
    );
  }
  return (
    <li className={classes.row} data-checked={checked || undefined}>
      <AmountButton line={ingredient} shown={shown} onAvailable={onAvailable} />
      <button type="button" className={classes.check} aria-pressed={checked} onClick={onToggle}>
        <span className={classes.name} dir="auto">
          {food || note} {food && note && <span className={classes.note}>{note}</span>}
        </span>
        <IconCheck className={classes.mark} size={20} stroke={1.5} aria-hidden="true" />
        {checked && <span className={spoken.only}>{t('recipe.checked')}</span>}
      </button>
    </li>
  );
}
