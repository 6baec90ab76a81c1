import { Link } from '@tanstack/react-router';
import spoken from '../../components/spoken.module.css';
import { needsSomebody, useHealth } from '../../features/admin/health/health.tsx';
import { useCookbooks } from '../../features/cookbooks/index.ts';
import { useFavorites } from '../../features/recipes/recipes.api.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import type { NavigationItem, NavigationSection } from '../navigation.ts';
import { CookbookLinks } from './CookbookLinks.tsx';
import classes from './NavigationList.module.css';
import { useIsInside, useNavigation } from './use-navigation.ts';

/**
 * The items of the sidebar and of the drawer.
 * @param withAdd with the ways to add a recipe, where no Add button is at hand
 */
export function NavigationList({ onGo, withAdd = false }: { onGo?: () => void; withAdd?: boolean }) {
  const { sections, atTheEnd, toAdd } = useNavigation();
  // What stands below the books comes with them, so that nothing moves when they arrive.
  const booksAreComing = useCookbooks().isLoading;
  const show = ({ title, items }: NavigationSection) => (
    <section key={title ?? 'first'}>
      {title && <h2 className={classes.heading}>{t(title)}</h2>}
      <NavigationLinks items={items} onGo={onGo} />
    </section>
  );
  return (
    <div className={classes.list}>
      {sections.filter(({ title }) => !title).map(show)}
      <CookbookLinks onGo={onGo} />
      {!booksAreComing && sections.filter(({ title }) => title).map(show)}
      {!booksAreComing && withAdd && toAdd.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('nav.add')}</h2>
          <NavigationLinks items={toAdd} onGo={onGo} />
        </section>
      )}
      {atTheEnd.length > 0 && (
        <section className={classes.end}>
          <NavigationLinks items={atTheEnd} onGo={onGo} />
        </section>
      )}
    </div>
  );
}

export function NavigationLinks({ items, onGo }: { items: NavigationItem[]; onGo?: (() => void) | undefined }) {
  const isInside = useIsInside();
  return (
    <ul>
      {items.map((item) => {
        const { icon: Icon, title, subtitle, link, counts } = item;
        return (
          <li key={title}>
            <Link
              {...link}
              className={classes.link}
              activeOptions={{ exact: true, includeSearch: false }}
              data-inside={isInside(item) || undefined}
              onClick={onGo}
            >
              <Icon />
              <span>
                {t(title)}
                {subtitle && <small>{t(subtitle)}</small>}
              </span>
              {counts === 'favorites' && <FavoriteCount />}
              {counts === 'problems' && <ProblemCount />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How much of the server needs somebody. */
function ProblemCount() {
  const count = useHealth().data?.checks.filter(needsSomebody).length ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.problems}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className={spoken.only}>{t('admin.need-you', { count })}</span>
    </span>
  );
}

function FavoriteCount() {
  const { size } = useFavorites();
  return size > 0 && <span className={classes.count}>{formatNumber(size)}</span>;
}
