import type { Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Markdown } from '../../../components/Markdown.tsx';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { Rating } from './Rating.tsx';
import { RecipeFigures } from './RecipeFigures.tsx';
import { RecipeMenu } from './RecipeMenu.tsx';
import classes from './RecipeView.module.css';

export interface RecipeViewProps {
  recipe: Recipe;
  groupSlug: string;
  /** Members of the recipe's group may do more than read. */
  isOwn: boolean;
}

/** Letters from which on a name is set smaller, so that it leaves room for the rest. */
const longName = 60;

/** What a recipe is: its name, its facts, its rating, and what can be done with it. */
export function RecipeIntro({ recipe, groupSlug, isOwn, scale }: RecipeViewProps & { scale: number }) {
  const canCook = recipe.recipeInstructions.length > 0;
  return (
    <div className={classes.intro}>
      {recipe.recipeCategory.length > 0 && (
        <p className={classes.categories}>
          {recipe.recipeCategory.map(({ id, name, slug }) => (
            <Link key={id} to="/g/$groupSlug/recipes/categories/$value" params={{ groupSlug, value: slug }} dir="auto">
              {name}
            </Link>
          ))}
        </p>
      )}
      <h1 dir="auto" data-long={recipe.name.length > longName || undefined}>
        {recipe.name}
      </h1>
      {recipe.description && (
        <div className={classes.description} dir="auto">
          <Markdown text={recipe.description} />
        </div>
      )}
      <RecipeFigures recipe={recipe} />
      <Rating recipe={recipe} canRate={isOwn} />
      <div className={classes.actions}>
        {canCook && (
          <Button
            leftSection={<IconChefHat size={20} stroke={1.5} />}
            className={classes.main}
            renderRoot={(props) => (
              <Link
                to="/g/$groupSlug/r/$recipeSlug"
                params={{ groupSlug, recipeSlug: recipe.slug }}
                search={{ cook: true, ...(scale !== 1 && { scale }) }}
                {...props}
              />
            )}
          >
            {t('recipe.cook')}
          </Button>
        )}
        <RecipeMenu recipe={recipe} groupSlug={groupSlug} isOwn={isOwn} scale={scale} />
      </div>
      {isOwn && recipe.lastMade && (
        <p className={classes.lastMade}>{t('recipe.last-made', { when: formatAgo(recipe.lastMade) })}</p>
      )}
    </div>
  );
}
