import { IconBooks, IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation, useMatchRoute } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useGroup } from '../../lib/session/index.ts';
import { AddButton } from './AddButton.tsx';
import { useHasBooks } from './CookbookLinks.tsx';
import classes from './PhoneBar.module.css';
import { useIsInside, useNavigation } from './use-navigation.ts';

/** On a phone: the pages that a household lives in, in reach of a thumb, and on the first of them the Add button above. */
export function PhoneBar({ onMore }: { onMore: () => void }) {
  const { inBar } = useNavigation();
  const { slug: groupSlug } = useGroup();
  const hasBooks = useHasBooks();
  const isInside = useIsInside();
  const isPhone = !useMedia(atLeast('md'));
  const { pathname } = useLocation();
  const isUnderMore = isInDrawer(pathname) && !inBar.some(isInside);
  const isHome = useMatchRoute()({ to: '/g/$groupSlug' }) !== false;
  if (!isPhone) return null;
  return (
    <>
      {isHome && <AddButton />}
      <nav className={classes.bar} aria-label={t('layout.places')}>
        {inBar.map((item) => {
          const { icon: Icon, title, inBar: name, link } = item;
          return (
            <Link
              key={title}
              {...link}
              className={classes.item}
              activeOptions={{ exact: true, includeSearch: false }}
              data-inside={isInside(item) || undefined}
            >
              <Icon />
              {t(name ?? title)}
            </Link>
          );
        })}
        {groupSlug && hasBooks && (
          <Link
            to="/g/$groupSlug/cookbooks"
            params={{ groupSlug }}
            className={classes.item}
            activeOptions={{ includeSearch: false }}
          >
            <IconBooks />
            {t('cookbook.title')}
          </Link>
        )}
        <button
          type="button"
          className={classes.item}
          data-inside={isUnderMore || undefined}
          onClick={onMore}
          aria-haspopup="dialog"
        >
          <IconMenu2 />
          {t('nav.more')}
        </button>
      </nav>
    </>
  );
}

/** Whether the drawer leads to a page, or to one that it lies inside of. */
function isInDrawer(pathname: string): boolean {
  const [, first = '', , third] = pathname.split('/');
  return first === 'g' ? third === 'recipes' : ['admin', 'household', 'group', 'user'].includes(first);
}
