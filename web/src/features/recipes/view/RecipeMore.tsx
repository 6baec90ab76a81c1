import { IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Markdown } from '../../../components/Markdown.tsx';
import { siteOf } from '../../../lib/browser/site-of.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { MadeHistory } from '../made/MadeHistory.tsx';
import { hasNutrition, Nutrition } from './Nutrition.tsx';
import type { RecipeViewProps } from './RecipeIntro.tsx';
import { RecipeTools } from './RecipeTools.tsx';
import classes from './RecipeView.module.css';

const UsedIn = lazy(() => import('../linked/UsedIn.tsx'));
const Comments = lazy(() => import('../comments/Comments.tsx'));

/** What follows ingredients and method: tools, nutrition, notes, files, tags and where it is from. */
export function RecipeMore({ recipe, groupSlug, isOwn }: RecipeViewProps) {
  const { settings, tools, tags, notes, assets, nutrition, orgURL } = recipe;
  const site = siteOf(orgURL);
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
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing but their position
            <div key={index} className={classes.note} dir="auto">
              {title && <h3>{title}</h3>}
              <Markdown text={text} />
            </div>
          ))}
        </section>
      )}
      {isOwn && groupSlug !== null && (
        <Suspense>
          <UsedIn recipe={recipe} groupSlug={groupSlug} />
        </Suspense>
      )}
      {isOwn && <MadeHistory recipe={recipe} />}
      {settings.showAssets && assets.length > 0 && (
        <section aria-labelledby="assets-heading">
          <h2 id="assets-heading">{t('recipe.assets')}</h2>
          <ul>
            {assets.map(({ name, fileName }) =>
              fileName ? (
                <li key={fileName}>
                  <a href={`/api/media/recipes/${recipe.id}/assets/${fileName}`} className={classes.asset}>
                    <IconPaperclip size={20} stroke={1.5} aria-hidden="true" />
                    <bdi>{name}</bdi>
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
                {groupSlug === null ? (
                  <bdi>{name}</bdi>
                ) : (
                  <Link to="/g/$groupSlug/recipes/tags/$value" params={{ groupSlug, value: slug }} dir="auto">
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {orgURL && site && (
        <p className={classes.source}>
          <a href={orgURL} target="_blank" rel="noopener noreferrer">
            {t('recipe.source', { site })}
          </a>
        </p>
      )}
      {isOwn && !settings.disableComments && (
        <Suspense>
          <Comments recipe={recipe} />
        </Suspense>
      )}
    </div>
  );
}
