import { contract, type Recipe, type RecipeUse } from '@larder/contract';
import { displayIngredient } from '@larder/kitchen';
import { Link } from '@tanstack/react-router';
import { useFetch } from '../../../lib/api/index.ts';
import { locale, t } from '../../../lib/messages/index.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import classes from './UsedIn.module.css';

/** The recipes that ask for this one; nothing where none does. */
export default function UsedIn({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { data = [] } = useFetch(contract.recipeUses.list, { params: { slug: recipe.slug } });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="used-in-heading">
      <h2 id="used-in-heading">{t('recipe.used-in.title')}</h2>
      <p className={classes.hint}>{t('recipe.used-in.hint')}</p>
      <ul className={classes.list}>
        {data.map((use) => (
          <li key={use.recipe.id}>
            <Link
              to="/g/$groupSlug/r/$recipeSlug"
              params={{ groupSlug, recipeSlug: use.recipe.slug }}
              search={{}}
              className={classes.use}
            >
              <span className={classes.picture}>
                <RecipePhoto recipe={use.recipe} className={classes.photo} />
              </span>
              <span>
                <b dir="auto">{use.recipe.name}</b> <small>{amountsOf(use)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "¾ batch, cold", of each line that asks for it. */
const amountsOf = ({ lines }: RecipeUse): string =>
  lines
    .map((line) => {
      const { quantity, unit, note } = displayIngredient(line, { locale: locale() });
      const amount =
        quantity && !unit ? t('recipe.times-only', { times: quantity }) : [quantity, unit].filter(Boolean).join(' ');
      return [amount, note].filter(Boolean).join(', ');
    })
    .filter(Boolean)
    .join(' · ');
