import { type MovedApp, movedApps } from '@larder/contract';
import { useState } from 'react';
import { formatList } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './MovingIn.module.css';

/** Those that most people come from. */
const first: readonly MovedApp[] = [
  'mealie_alpha',
  'tandoor',
  'nextcloud',
  'paprika',
  'mela',
  'crouton',
  'recipesage',
  'recipekeeper',
  'plantoeat',
  'copymethat',
  'kitchenowl',
  'cookmate',
  'mastercook_xml',
  'mealmaster',
  'bookmarks',
  'web_pages',
  'table',
];

/** The programs and kinds of files that can be read, all of them when somebody asks. */
export function ReadableApps() {
  const [isWhole, setIsWhole] = useState(false);
  const others = movedApps.filter((app) => !first.includes(app));
  const names = (isWhole ? [...first, ...others] : first).map((app) => t(`moving.app.${app}`));
  return (
    <section className={classes.part}>
      <h2>{t('moving.readable')}</h2>
      <p className={classes.small}>{formatList(names)}</p>
      {!isWhole && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          {t('moving.readable-more', { count: others.length })}
        </button>
      )}
    </section>
  );
}
