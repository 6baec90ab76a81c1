import { contract, type MovePreview } from '@larder/contract';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { hasNutrition, Nutrition, RecipeFacts } from '../../recipes/index.ts';
import classes from '../MovingIn.module.css';
import { foundPicture } from '../moving-in.api.ts';

interface FoundRecipeDialogProps {
  moveId: string;
  number: number;
  onClose: () => void;
}

/** A recipe that was found, whole, as it would look. */
export function FoundRecipeDialog({ moveId, number, onClose }: FoundRecipeDialogProps) {
  const { data, error, refetch } = useFetch(contract.moves.recipe, {
    params: { moveId, recipeNumber: String(number) },
  });
  return (
    <Dialog opened onClose={onClose} title={data?.name || t('moving.unnamed')} width={860}>
      {!data && !error && <SkeletonRows count={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Whole moveId={moveId} recipe={data} />}
    </Dialog>
  );
}

/** A bare number counts servings. */
const amountOf = ({ recipeYield, recipeServings }: MovePreview): string | null =>
  recipeServings && !/\p{L}/u.test(recipeYield ?? '') ? t('recipe.servings', { count: recipeServings }) : recipeYield;

function Whole({ moveId, recipe }: { moveId: string; recipe: MovePreview }) {
  const { name, description, categories, tags, tools, notes, url } = recipe;
  const hasFacts = recipe.totalTime !== null || recipe.performTime !== null || recipe.rating !== null;
  const amount = amountOf(recipe);
  const picture = foundPicture(moveId, recipe);
  return (
    <article className={classes.whole}>
      {picture && <Photo name={name} src={picture} ratio="16 / 9" className={classes.picture ?? ''} />}
      {description && <p dir="auto">{description}</p>}
      {(hasFacts || amount) && (
        <p className={classes.facts}>
          {hasFacts && <RecipeFacts recipe={recipe} />}
          {amount && <span dir="auto">{amount}</span>}
        </p>
      )}
      {recipe.recipeIngredient.length > 0 && (
        <section>
          <h3>{t('recipe.ingredients')}</h3>
          <ul>
            {recipe.recipeIngredient.map(({ title, display }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and none of them moves
              <li key={index} dir="auto">
                {title && <b className={classes.title}>{title}</b>}
                {display}
              </li>
            ))}
          </ul>
        </section>
      )}
      {recipe.recipeInstructions.length > 0 && (
        <section>
          <h3>{t('recipe.method')}</h3>
          <ol>
            {recipe.recipeInstructions.map(({ title, summary, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps may be alike, and none of them moves
              <li key={index}>
                <div dir="auto">
                  {title && <b className={classes.title}>{title}</b>}
                  {summary && <b className={classes.title}>{summary}</b>}
                  {text}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {notes.map(({ title, text }) => (
        <section key={`${title} ${text}`}>
          <h3 dir="auto">{title}</h3>
          <p dir="auto">{text}</p>
        </section>
      ))}
      {hasNutrition(recipe.nutrition) && (
        <section>
          <h3>{t('recipe.nutrition')}</h3>
          <Nutrition nutrition={recipe.nutrition} />
        </section>
      )}
      {recipe.lastMade && <p>{t('recipe.last-made', { when: formatAgo(recipe.lastMade) })}</p>}
      {[...categories, ...tags, ...tools].length > 0 && <p>{[...categories, ...tags, ...tools].join(' · ')}</p>}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
            {url}
          </a>
        </p>
      )}
    </article>
  );
}
