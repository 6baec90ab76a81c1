import type { Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconChefHat, IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Markdown } from '../../../components/Markdown.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { Stepper } from '../../../components/Stepper.tsx';
import { formatAgo } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { atLeast } from '../../../lib/screen/media.ts';
import { useMe } from '../../../lib/session/index.ts';
import { NewTimerButton } from '../../timers/index.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { recipeImage, recipeImageSet } from '../shared/recipe-image.ts';
import { AmountTools } from './amounts/AmountTools.tsx';
import { measuredLine } from './amounts/measured-line.ts';
import { IngredientList } from './IngredientList.tsx';
import { KeepAwake } from './KeepAwake.tsx';
import { Method } from './Method.tsx';
import { mayEdit } from './may-edit.ts';
import { hasNutrition, Nutrition } from './Nutrition.tsx';
import { Rating } from './Rating.tsx';
import { RecipeFigures } from './RecipeFigures.tsx';
import { RecipeMenu } from './RecipeMenu.tsx';
import { RecipeTools } from './RecipeTools.tsx';
import classes from './RecipeView.module.css';
import { useScale } from './use-scale.ts';

interface RecipeViewProps {
  recipe: Recipe;
  groupSlug: string;
  /** Members of the recipe's group may do more than read. */
  isOwn: boolean;
}

/** Letters from which on a name is set smaller, so that it leaves room for the rest. */
const longName = 60;

/** A recipe to read: picture and facts, ingredients beside the method, everything else below. */
export function RecipeView({ recipe, groupSlug, isOwn }: RecipeViewProps) {
  const scale = useScale(recipe);
  const linesWithAmount = recipe.recipeIngredient.filter((line) => measuredLine(line) !== null);
  const hasAmounts = linesWithAmount.length > 0;
  const saysYield = recipe.recipeServings > 0 || Boolean(recipe.recipeYield?.trim());
  const isBlank = recipe.recipeIngredient.length === 0 && recipe.recipeInstructions.length === 0;
  const canEdit = mayEdit(recipe, isOwn, useMe());
  const { settings } = recipe;
  return (
    <article className={classes.recipe} data-landscape={settings.landscapeView || undefined}>
      <div className={classes.lead}>
        <div className={classes.hero}>
          <Photo
            name={recipe.name}
            src={recipeImage(recipe, 'min-original.webp')}
            srcSet={recipeImageSet(recipe)}
            sizes={`${atLeast('lg')} 35rem, 100vw`}
            alt={recipe.name}
            color={recipe.imageColor}
            className={classes.picture ?? ''}
            important
          />
          {isOwn && <FavoriteButton recipe={recipe} />}
        </div>
        <Intro recipe={recipe} groupSlug={groupSlug} isOwn={isOwn} scale={scale.factor} />
      </div>

      {isBlank ? (
        <NothingYet recipe={recipe} groupSlug={groupSlug} canEdit={canEdit} />
      ) : (
        <>
          <nav className={classes.parts} aria-label={t('recipe.parts')}>
            <a href="#ingredients">{t('recipe.ingredients')}</a>
            <a href="#method">{t('recipe.method')}</a>
          </nav>

          <div className={classes.columns}>
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
              <AmountTools scale={scale} lines={linesWithAmount} />
              <IngredientList ingredients={recipe.recipeIngredient} scale={scale.factor} onAvailable={scale.fitTo} />
            </section>
            <section id="method" aria-labelledby="method-heading">
              <header className={classes.heading}>
                <h2 id="method-heading">{t('recipe.method')}</h2>
                <span className={classes.tools}>
                  <NewTimerButton name={recipe.name} />
                  <KeepAwake />
                </span>
              </header>
              <Method recipe={recipe} />
            </section>
          </div>
        </>
      )}
      <More recipe={recipe} groupSlug={groupSlug} isOwn={isOwn} />
    </article>
  );
}

/** In the place of ingredients and method, before there are any. */
function NothingYet({ recipe, groupSlug, canEdit }: { recipe: Recipe; groupSlug: string; canEdit: boolean }) {
  return (
    <section className={classes.blank}>
      <h2>{t('recipe.nothing-yet-title')}</h2>
      <p>{t(canEdit ? 'recipe.nothing-yet' : 'recipe.nothing-yet-visitor')}</p>
      {canEdit && (
        <Button
          renderRoot={(props) => (
            <Link
              to="/g/$groupSlug/r/$recipeSlug"
              params={{ groupSlug, recipeSlug: recipe.slug }}
              search={{ edit: true }}
              {...props}
            />
          )}
        >
          {t('recipe.write')}
        </Button>
      )}
    </section>
  );
}

function Intro({ recipe, groupSlug, isOwn, scale }: RecipeViewProps & { scale: number }) {
  const canCook = recipe.recipeInstructions.length > 0;
  return (
    <div className={classes.intro}>
      {recipe.recipeCategory.length > 0 && (
        <p className={classes.categories}>
          {recipe.recipeCategory.map(({ id, name, slug }) => (
            <Link key={id} to="/g/$groupSlug" params={{ groupSlug }} search={{ categories: [slug] }}>
              {name}
            </Link>
          ))}
        </p>
      )}
      <h1 data-written data-long={recipe.name.length > longName || undefined}>
        {recipe.name}
      </h1>
      {recipe.description && (
        <div className={classes.description} data-written>
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

function More({ recipe, groupSlug, isOwn }: RecipeViewProps) {
  const { settings, tools, tags, notes, assets, nutrition, orgURL } = recipe;
  return (
    <div className={classes.more}>
      {tools.length > 0 && <RecipeTools tools={tools} isOwn={isOwn} />}
      {settings.showNutrition && hasNutrition(nutrition) && (
        <section aria-labelledby="nutrition-heading">
          <h2 id="nutrition-heading">{t('recipe.nutrition')}</h2>
          <p className={classes.hint}>{t('recipe.nutrition-hint')}</p>
          <Nutrition nutrition={nutrition} />
        </section>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="notes-heading">
          <h2 id="notes-heading">{t('recipe.notes')}</h2>
          {notes.map(({ title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing but their place
            <div key={index} className={classes.note} data-written>
              {title && <h3>{title}</h3>}
              <Markdown text={text} />
            </div>
          ))}
        </section>
      )}
      {settings.showAssets && assets.length > 0 && (
        <section aria-labelledby="assets-heading">
          <h2 id="assets-heading">{t('recipe.assets')}</h2>
          <ul>
            {assets.map(({ name, fileName }) =>
              fileName ? (
                <li key={fileName}>
                  <a href={`/api/media/recipes/${recipe.id}/assets/${fileName}`} className={classes.asset}>
                    <IconPaperclip size={20} stroke={1.5} aria-hidden="true" />
                    {name}
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section aria-labelledby="tags-heading">
          <h2 id="tags-heading">{t('recipe.tags')}</h2>
          <ul className={classes.tags}>
            {tags.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to="/g/$groupSlug" params={{ groupSlug }} search={{ tags: [slug] }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {orgURL && /^https?:/.test(orgURL) && (
        <p className={classes.source}>
          <a href={orgURL} target="_blank" rel="noopener noreferrer">
            {t('recipe.source', { site: new URL(orgURL).hostname.replace(/^www\./, '') })}
          </a>
        </p>
      )}
    </div>
  );
}
