import type { User } from '@larder/contract';
import { Button, Checkbox } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import classes from './Lists.module.css';
import { shoppingPreferences } from './shopping-preferences.ts';
import { useLists } from './use-lists.ts';

const ListDialog = lazy(() => import('./ListDialog.tsx'));

/**
 * All lists, each a link, and a way to a new one.
 * @param isBeside they stand beside one of them
 */
export function ListNames({ me, isBeside = false }: { me: User; isBeside?: boolean }) {
  const { lists = [], hasOthers } = useLists(me);
  const [{ viewAllLists }, change] = shoppingPreferences.use();
  const [isNew, setIsNew] = useState(false);
  return (
    <nav className={classes.lists} aria-label={t('shopping.lists')}>
      {isBeside && <h2>{t('shopping.lists')}</h2>}
      <ul className={isBeside ? '' : (classes.lined ?? '')}>
        {lists.map(({ id, name, userId }) => (
          <li key={id}>
            <Link to="/shopping-lists/$listId" params={{ listId: id }}>
              <b dir="auto">{name}</b>
              {userId !== me.id && <small>{t('shopping.of-others')}</small>}
              {!isBeside && <IconChevronRight className={`flip ${classes.points}`} />}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="subtle" leftSection={<IconPlus size={18} />} onClick={() => setIsNew(true)}>
        {t('shopping.new')}
      </Button>
      {hasOthers && (
        <Checkbox
          label={t('shopping.view-all')}
          checked={viewAllLists}
          onChange={(event) => change({ viewAllLists: event.currentTarget.checked })}
        />
      )}
      {isNew && (
        <Suspense fallback={null}>
          <ListDialog onClose={() => setIsNew(false)} />
        </Suspense>
      )}
    </nav>
  );
}
