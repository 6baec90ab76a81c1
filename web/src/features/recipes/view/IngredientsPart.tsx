import type { Recipe } from '@larder/contract';
import { PagePart } from '../../../components/PagePart.tsx';
import { Stepper } from '../../../components/Stepper.tsx';
import { t } from '../../../lib/messages/index.ts';
import { AmountTools } from './amounts/AmountTools.tsx';
import { measuredLine } from './amounts/measured-line.ts';
import { IngredientList } from './IngredientList.tsx';
import classes from './RecipeView.module.css';
import type { useScale } from './use-scale.ts';

/** The ingredients, and what changes their amounts. */
export function IngredientsPart({ recipe, scale }: { recipe: Recipe; scale: ReturnType<typeof useScale> }) {
  const linesWithAmount = recipe.recipeIngredient.filter((line) => measuredLine(line) !== null);
  const hasAmounts = linesWithAmount.length > 0;
  const saysYield = recipe.recipeServings > 0 || Boolean(recipe.recipeYield?.trim());
  return (
    <section id="ingredients" className={classes.ingredients} aria-labelledby="ingredients-heading">
      <header className={classes.heading}>
        <h2 id="ingredients-heading">{t('recipe.ingredients')}</h2>
        {hasAmounts ? (
          <Stepper
            label={t('recipe.servings-label')}
            value={scale.count}
            min={0.5}
            text={scale.text}
            lessLabel={t('recipe.fewer-servings')}
            moreLabel={t('recipe.more-servings')}
            onLess={scale.less}
            onMore={scale.more}
          />
        ) : (
          saysYield && <span className={classes.yield}>{scale.text}</span>
        )}
      </header>
      <PagePart of={recipe}>
        <AmountTools scale={scale} lines={linesWithAmount} />
        <IngredientList ingredients={recipe.recipeIngredient} scale={scale.factor} onAvailable={scale.fitTo} />
      </PagePart>
    </section>
  );
}
