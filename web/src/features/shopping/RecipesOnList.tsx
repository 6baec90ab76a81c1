import type { ListRecipe, ShoppingList } from '@larder/contract';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Stepper } from '../../components/Stepper.tsx';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './RecipesOnList.module.css';
import { useRecipesOnList } from './use-recipes-on-list.ts';

/** The recipes that what is to be bought comes from, how many times each is cooked, and a way to take them off. */
export function RecipesOnList({ list }: { list: ShoppingList }) {
  const { addOne, takeOne, takeOff, isPending } = useRecipesOnList(list);
  if (list.recipeReferences.length === 0) return null;
  return (
    <section className={classes.recipes} aria-label={t('shopping.recipes')}>
      <h2>{t('shopping.recipes')}</h2>
      <ul>
        {list.recipeReferences.map((reference) => (
          <li key={reference.id}>
            <RecipeName reference={reference} />
            <Stepper
              label={t('shopping.times-of', { name: reference.recipe.name })}
              value={isPending ? 0 : reference.recipeQuantity}
              text={t('recipe.times', { factor: Math.round(reference.recipeQuantity * 100) / 100 })}
              lessLabel={t('recipe.fewer-servings')}
              moreLabel={t('recipe.more-servings')}
              onLess={() => takeOne(reference)}
              onMore={() => addOne(reference)}
            />
            <IconButton
              icon={IconX}
              label={t('shopping.take-recipe-off', { name: reference.recipe.name })}
              onClick={() => takeOff(reference)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecipeName({ reference: { recipe } }: { reference: ListRecipe }) {
  const me = useMe();
  return (
    <Link
      to="/g/$groupSlug/r/$recipeSlug"
      params={{ groupSlug: me?.groupSlug ?? '', recipeSlug: recipe.slug }}
      className={classes.recipe}
    >
      <RecipePhoto recipe={recipe} className={classes.picture} />
      <span dir="auto">{recipe.name}</span>
    </Link>
  );
}
