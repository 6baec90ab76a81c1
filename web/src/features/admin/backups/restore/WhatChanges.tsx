import type { BackupComparison, ComparedKind, ComparedRecipe } from '@larder/contract';
import { formatList, formatNearDay, formatNumber } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import { RecipePhoto } from '../../../recipe-pictures/index.ts';
import classes from './Restore.module.css';

/** Today against the backup, a kind of thing in each line, and the recipes that go and come back. */
export function WhatChanges({
  comparison: { kinds, goingRecipes, returningRecipes },
}: {
  comparison: BackupComparison;
}) {
  const recipes = kinds.find(({ kind }) => kind === 'recipes');
  return (
    <>
      <table className={classes.comparison}>
        <thead>
          <tr>
            <th>{t('backup.what')}</th>
            <th>{t('backup.today')}</th>
            <th>{t('backup.after')}</th>
            <th>{t('restore.change')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds
            .filter(({ today, after }) => today + after > 0)
            .map((line) => (
              <KindRow key={line.kind} line={line} />
            ))}
        </tbody>
      </table>
      <Recipes title={t('restore.going', { count: recipes?.going ?? 0 })} recipes={goingRecipes} all={recipes?.going} />
      <Recipes
        title={t('restore.returning', { count: recipes?.returning ?? 0 })}
        recipes={returningRecipes}
        all={recipes?.returning}
      />
    </>
  );
}

function KindRow({ line: { kind, today, after, going, returning, changed } }: { line: ComparedKind }) {
  const changes = (['going', 'returning', 'changed'] as const)
    .map((what) => ({ what, count: { going, returning, changed }[what] }))
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => t('restore.changed', { what, count, kind }));
  return (
    <tr>
      <th scope="row">
        {t('restore.kind', { kind })}
        <small>{t('restore.counted', { today, after })}</small>
      </th>
      <td className={classes.counted}>{formatNumber(today)}</td>
      <td className={classes.counted}>{formatNumber(after)}</td>
      <td data-same={changes.length === 0 || undefined}>
        {changes.length > 0 ? formatList(changes, { type: 'unit' }) : t('restore.same')}
      </td>
    </tr>
  );
}

interface RecipesProps {
  title: string;
  recipes: ComparedRecipe[];
  /** How many there are, of which those that somebody keeps to themselves are not named. */
  all: number | undefined;
}

function Recipes({ title, recipes, all = 0 }: RecipesProps) {
  if (all === 0) return null;
  const rest = all - recipes.length;
  return (
    <section className={classes.recipes}>
      <h3>{title}</h3>
      <ul>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipePhoto recipe={recipe} className={classes.picture} ratio="1" />
            <div>
              <b dir="auto">{recipe.name}</b>
              {recipe.createdAt && (
                <small>{t('restore.added', { day: formatNearDay(recipe.createdAt), by: recipe.by ?? 'none' })}</small>
              )}
            </div>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('restore.more', { count: rest })}</p>}
    </section>
  );
}
