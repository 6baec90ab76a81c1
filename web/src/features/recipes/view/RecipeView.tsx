import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { PagePart } from '../../../components/PagePart.tsx';
import { Photo } from '../../../components/Photo.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { atLeast } from '../../../lib/screen/media.ts';
import { useMe } from '../../../lib/session/index.ts';
import { recipeImage, recipeImageSet } from '../../recipe-pictures/index.ts';
import { NewTimerButton } from '../../timers/index.ts';
import { mayEdit } from '../recipes.api.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { IngredientsPart } from './IngredientsPart.tsx';
import { KeepAwake } from './KeepAwake.tsx';
import { Method } from './Method.tsx';
import { PartsBar } from './PartsBar.tsx';
import { RecipeIntro, type RecipeViewProps } from './RecipeIntro.tsx';
import { RecipeMore } from './RecipeMore.tsx';
import classes from './RecipeView.module.css';
import { useScale } from './use-scale.ts';

const PictureView = lazy(() => import('../../../components/PictureView.tsx'));

interface Props extends RecipeViewProps {
  /** What can be done with the recipe besides cooking from it, at the scale that it is shown at. */
  actions: (scale: number) => ReactNode;
  /** At the end of the page. */
  children?: ReactNode;
}

/** A recipe to read: picture and facts, ingredients beside the method, everything else below. */
export function RecipeView({ recipe, groupSlug, isOwn, actions, children }: Props) {
  const scale = useScale(recipe);
  const [enlarged, setEnlarged] = useState(false);
  const isBlank = recipe.recipeIngredient.length === 0 && recipe.recipeInstructions.length === 0;
  const canEdit = mayEdit(recipe, isOwn, useMe());
  const { settings } = recipe;
  const picture = recipeImage(recipe, 'original.webp');
  const more = (
    <PagePart of={recipe}>
      <RecipeMore recipe={recipe} groupSlug={groupSlug} isOwn={isOwn} />
      {children}
    </PagePart>
  );
  return (
    <article
      className={classes.recipe}
      data-landscape={settings.landscapeView || undefined}
      data-plain={picture === undefined || undefined}
    >
      <div className={classes.lead}>
        <div className={classes.hero}>
          <Photo
            name={recipe.name}
            src={recipeImage(recipe, 'min-original.webp')}
            srcSet={recipeImageSet(recipe)}
            sizes={`${atLeast('lg')} 35rem, 100vw`}
            alt={recipe.name}
            color={recipe.imageColor}
            className={classes.picture}
            important
          />
          {picture && (
            <button
              type="button"
              className={classes.enlarge}
              aria-label={t('recipe.picture-full', { name: recipe.name })}
              aria-haspopup="dialog"
              onClick={() => setEnlarged(true)}
            />
          )}
          {isOwn && <FavoriteButton recipe={recipe} />}
        </div>
        <PagePart of={recipe}>
          <RecipeIntro
            recipe={recipe}
            groupSlug={groupSlug}
            isOwn={isOwn}
            scale={scale.factor}
            actions={actions(scale.factor)}
          />
        </PagePart>
      </div>

      {isBlank ? (
        <NothingYet canEdit={canEdit} />
      ) : (
        <>
          <PartsBar recipe={recipe} />
          <div className={classes.columns}>
            <IngredientsPart recipe={recipe} scale={scale} />
            <div className={classes.right}>
              <section id="method" aria-labelledby="method-heading">
                <header className={classes.heading}>
                  <h2 id="method-heading">{t('recipe.method')}</h2>
                  <span className={classes.tools}>
                    <NewTimerButton name={recipe.name} />
                    <KeepAwake />
                  </span>
                </header>
                <PagePart of={recipe}>
                  <Method recipe={recipe} />
                </PagePart>
              </section>
              {more}
            </div>
          </div>
        </>
      )}
      {isBlank && more}
      <Suspense>
        {enlarged && picture && <PictureView src={picture} alt={recipe.name} onClose={() => setEnlarged(false)} />}
      </Suspense>
    </article>
  );
}

/** In the place of ingredients and method, before there are any. */
function NothingYet({ canEdit }: { canEdit: boolean }) {
  return (
    <section className={classes.blank}>
      <h2>{t('recipe.nothing-yet-title')}</h2>
      <p>{t(canEdit ? 'recipe.nothing-yet' : 'recipe.nothing-yet-visitor')}</p>
      {canEdit && (
        <Button renderRoot={(props) => <Link to="." search={{ edit: true }} {...props} />}>{t('recipe.write')}</Button>
      )}
    </section>
  );
}
