import { Link } from '@tanstack/react-router';
import { useCookbooks } from '../../features/cookbooks/index.ts';
import { t } from '../../lib/messages/index.ts';
import type { Place, PlaceSection } from '../places.ts';
import { BookPlaces } from './BookPlaces.tsx';
import classes from './PlaceList.module.css';
import { useIsInside } from './use-is-inside.ts';
import { usePlaces } from './use-places.ts';

/**
 * The places of the sidebar and of the drawer.
 * @param withAdd with the ways to add a recipe, where no Add button is at hand
 */
export function PlaceList({ onGo, withAdd = false }: { onGo?: () => void; withAdd?: boolean }) {
  const { sections, atTheEnd, toAdd } = usePlaces();
  // What stands below the books comes with them, so that nothing moves when they arrive.
  const booksAreComing = useCookbooks().isLoading;
  const show = ({ title, places }: PlaceSection) => (
    <section key={title ?? 'first'}>
      {title && <h2 className={classes.heading}>{t(title)}</h2>}
      <PlaceLinks places={places} onGo={onGo} />
    </section>
  );
  return (
    <div className={classes.list}>
      {sections.filter(({ title }) => !title).map(show)}
      <BookPlaces onGo={onGo} />
      {!booksAreComing && sections.filter(({ title }) => title).map(show)}
      {!booksAreComing && withAdd && toAdd.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('nav.add')}</h2>
          <PlaceLinks places={toAdd} onGo={onGo} />
        </section>
      )}
      {atTheEnd.length > 0 && (
        <section className={classes.end}>
          <PlaceLinks places={atTheEnd} onGo={onGo} />
        </section>
      )}
    </div>
  );
}

export function PlaceLinks({ places, onGo }: { places: Place[]; onGo?: (() => void) | undefined }) {
  const isInside = useIsInside();
  return (
    <ul>
      {places.map((place) => {
        const { icon: Icon, title, subtitle, link } = place;
        return (
          <li key={title}>
            <Link
              {...link}
              className={classes.link}
              activeOptions={{ exact: true, includeSearch: false }}
              data-inside={isInside(place) || undefined}
              onClick={onGo}
            >
              <Icon />
              <span>
                {t(title)}
                {subtitle && <small>{t(subtitle)}</small>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
