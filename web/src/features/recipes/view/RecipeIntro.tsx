import type { Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconChefHat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Markdown } from '../../../components/Markdown.tsx';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { mayEdit } from '../recipes.api.ts';
import { VisibilityMenu } from '../visibility/VisibilityMenu.tsx';
import { Rating } from './Rating.tsx';
import { RecipeFigures } from './RecipeFigures.tsx';
import classes from './RecipeView.module.css';

export interface RecipeViewProps {
  recipe: Recipe;
  /** Null for a reader who came by a link: to them the recipe alone is open, and no page of its group. */
  groupSlug: string | null;
  /** Members of the recipe's group may do more than read. */
  isOwn: boolean;
}

interface RecipeIntroProps extends RecipeViewProps {
  scale: number;
  /** Beside the button that begins to cook. */
  actions: ReactNode;
}

/** Letters from which on a name is set smaller, so that it leaves room for the rest. */
const longName = 60;

/** What a recipe is: its name, its facts, its rating, and what can be done with it. */
export function RecipeIntro({ recipe, groupSlug, isOwn, scale, actions }: RecipeIntroProps) {
  const me = useMe();
  const canCook = recipe.recipeInstructions.length > 0;
  return (
    <div className={classes.intro}>
      {recipe.recipeCategory.length > 0 && (
        <p className={classes.categories}>
          {recipe.recipeCategory.map(({ id, name, slug }) =>
            groupSlug === null ? (
              <bdi key={id}>{name}</bdi>
            ) : (
              <Link
                key={id}
                to="/g/$groupSlug/recipes/categories/$value"
                params={{ groupSlug, value: slug }}
                dir="auto"
              >
                {name}
              </Link>
            ),
          )}
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
      {groupSlug !== null && <Rating recipe={recipe} canRate={isOwn} />}
      <div className={classes.actions}>
        {canCook && (
          <Button
            leftSection={<IconChefHat size={20} stroke={1.5} />}
            className={classes.main}
            renderRoot={(props) => <Link to="." search={{ cook: true, ...(scale !== 1 && { scale }) }} {...props} />}
          >
            {t('recipe.cook')}
          </Button>
        )}
        {actions}
      </div>
      {isOwn && <VisibilityMenu recipe={recipe} canEdit={mayEdit(recipe, isOwn, me)} />}
      {isOwn && recipe.lastMade && (
        <p className={classes.lastMade}>{t('recipe.last-made', { when: formatAgo(recipe.lastMade) })}</p>
      )}
    </div>
  );
}
