import type { Ingredient, Recipe } from '@larder/contract';
import { scaleYield } from '@larder/kitchen';
import { Markdown } from '../../components/Markdown.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { shortTime } from '../../lib/dates/short-time.ts';
import { locale, t } from '../../lib/messages/index.ts';
import { preference } from '../../lib/preferences/preference.ts';
import { recipeImage } from '../recipe-pictures/index.ts';
import { hasNutrition, Nutrition, useShownLines, useShownSteps } from '../recipes/index.ts';
import { PrintedPart } from './PrintedPart.tsx';
import { printedLine } from './printed-line.ts';
import classes from './Sheet.module.css';

export const imagePositions = ['hidden', 'left', 'right'] as const;
export type ImagePosition = (typeof imagePositions)[number];

export const printPreferences = preference<{
  imagePosition: ImagePosition;
  showDescription: boolean;
  showNotes: boolean;
  /** Whether recipes that it asks for are printed below it. */
  showParts: boolean;
}>('recipe-print-preferences', {
  imagePosition: 'left',
  showDescription: true,
  showNotes: true,
  showParts: true,
});

interface SheetProps {
  recipe: Recipe;
  scale: number;
  taste: ReturnType<typeof printPreferences.get>;
}

/** A recipe on paper: two columns of ingredients, and no step is torn by the end of a page. */
export function Sheet({ recipe, scale, taste }: SheetProps) {
  const image = recipeImage(recipe, 'min-original.webp');
  const shownLine = useShownLines(scale);
  const shownStep = useShownSteps();
  return (
    <article className={classes.sheet}>
      <header className={classes.head} data-image={image ? taste.imagePosition : 'hidden'}>
        {image && taste.imagePosition !== 'hidden' && <img src={image} alt="" />}
        <div>
          <h1 dir="auto">{recipe.name}</h1>
          <p className={classes.facts}>{facts(recipe, scale).join(' · ')}</p>
          {taste.showDescription && recipe.description && <Markdown text={recipe.description} />}
        </div>
      </header>
      <section>
        <h2>{t('recipe.ingredients')}</h2>
        {sectionsOf(recipe.recipeIngredient).map(({ title, lines }) => (
          <div key={lines[0]?.referenceId ?? title} className={classes.section}>
            {title && <h3>{title}</h3>}
            <ul className={classes.ingredients}>
              {lines.map((line) => (
                <li key={line.referenceId}>{printedLine(shownLine(line))}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section>
        <h2>{t('recipe.method')}</h2>
        <ol className={classes.steps}>
          {recipe.recipeInstructions.map((step, index) => (
            <li key={step.id}>
              {step.title && <h3>{step.title}</h3>}
              <div className={classes.step}>
                <b>{formatNumber(index + 1)}</b>
                <Markdown text={shownStep(step.text)} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      {taste.showParts &&
        recipe.recipeIngredient.map(
          (line) =>
            line.referencedRecipe && (
              <PrintedPart key={line.referenceId} line={line} linked={line.referencedRecipe} scale={scale} />
            ),
        )}
      {taste.showNotes && recipe.notes.length > 0 && (
        <section>
          <h2>{t('recipe.notes')}</h2>
          {recipe.notes.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing but their position
            <div key={index} className={classes.note}>
              {title && <h3>{title}</h3>}
              <Markdown text={text} />
            </div>
          ))}
        </section>
      )}
      {recipe.settings.showNutrition && hasNutrition(recipe.nutrition) && (
        <section>
          <h2>{t('recipe.nutrition')}</h2>
          <Nutrition nutrition={recipe.nutrition} />
        </section>
      )}
    </article>
  );
}

/** Lines below their headings. */
function sectionsOf(lines: Ingredient[]): { title: string | null; lines: Ingredient[] }[] {
  const sections: { title: string | null; lines: Ingredient[] }[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (line.title || !last) sections.push({ title: line.title, lines: [line] });
    else last.lines.push(line);
  }
  return sections;
}

function facts(recipe: Recipe, scale: number): string[] {
  const { recipeServings, recipeYield, prepTime, performTime, cookTime, totalTime } = recipe;
  const yields = recipeServings > 0 ? t('recipe.servings', { count: recipeServings * scale }) : recipeYield;
  const times = [
    ['recipe.prep-time', prepTime],
    ['recipe.cook-time', performTime ?? cookTime],
    ['recipe.total-time', totalTime],
  ] as const;
  return [
    ...(yields ? [recipeServings > 0 ? yields : scaleYield(yields, scale, locale())] : []),
    ...times.flatMap(([name, text]) => {
      const time = shortTime(text);
      return time ? [t('print.time', { name: t(name), time })] : [];
    }),
  ];
}
