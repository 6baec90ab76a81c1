import type { Ingredient, ReferencedRecipe } from '@larder/contract';
import { Markdown } from '../../components/Markdown.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { factorOf, timesText, useRecipe, useShownLines, useShownSteps } from '../recipes/index.ts';
import { printedLine } from './printed-line.ts';
import classes from './Sheet.module.css';

interface PrintedPartProps {
  line: Ingredient;
  linked: ReferencedRecipe;
  /** What the amounts of the recipe are multiplied with that the line belongs to. */
  scale: number;
}

/** Another recipe that a line asks for, below the one that does; nothing until it is there. */
export function PrintedPart({ line, linked, scale }: PrintedPartProps) {
  const { data: recipe } = useRecipe(linked.slug);
  const shownLine = useShownLines(factorOf(line, linked, scale));
  const shownStep = useShownSteps();
  if (!recipe) return null;
  return (
    <section>
      <h2 dir="auto">{linked.name}</h2>
      <p className={classes.facts}>{timesText(line, linked, scale)}</p>
      <ul className={classes.ingredients}>
        {recipe.recipeIngredient.map((line) => (
          <li key={line.referenceId}>{printedLine(shownLine(line))}</li>
        ))}
      </ul>
      <ol className={classes.steps}>
        {recipe.recipeInstructions.map((step, index) => (
          <li key={step.id}>
            <div className={classes.step}>
              <b>{formatNumber(index + 1)}</b>
              <Markdown text={shownStep(step.text)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
