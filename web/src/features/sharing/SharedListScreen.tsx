import type { SharedItem, SharedList } from '@larder/contract';
import { IconCloudOff } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { AisleHeading } from '../../components/list-lines/AisleHeading.tsx';
import { UnfoldChecked } from '../../components/list-lines/UnfoldChecked.tsx';
import { Page } from '../../components/Page.tsx';
import { SkeletonPage } from '../../components/Skeleton.tsx';
import { formatNearDay } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { LinkEnded } from './LinkEnded.tsx';
import classes from './Shared.module.css';
import { SharedHeading } from './SharedHeading.tsx';
import { SharedItemRow } from './SharedItemRow.tsx';
import css from './SharedList.module.css';
import { useTicks } from './use-ticks.ts';

/** A shopping list that somebody was sent a link to, which they may tick where its sharer allows that. */
export function SharedListScreen() {
  const { tokenId = '' } = useParams({ strict: false });
  const { list, error, refetch, tick, late } = useTicks(tokenId);
  useTitle(list?.name);
  if (error?.status === 404) return <LinkEnded />;
  if (error && !list) return <ErrorState level={1} error={error} onRetry={() => refetch()} />;
  if (!list) return <SkeletonPage />;
  const open = list.items.filter(({ checked }) => !checked);
  const checked = list.items.filter((item) => item.checked);
  const onTick = list.mayTick ? tick : undefined;
  return (
    <Page width="narrow">
      <SharedHeading title={list.name} />
      {!list.mayTick && <p className={css.say}>{t('shared.read-only')}</p>}
      {late > 0 && (
        <p className={css.waiting} role="status">
          <IconCloudOff size={18} aria-hidden="true" />
          {t('shared.waiting', { count: late })}
        </p>
      )}
      {open.length === 0 && (
        <p className={classes.nothing}>{t(checked.length > 0 ? 'shared.all-done' : 'shared.empty-list')}</p>
      )}
      {aislesOf(list, open).map(({ name, color, items }) => (
        <section key={name ?? ''} className={css.aisle}>
          {name !== null && <AisleHeading name={name} color={color} count={items.length} />}
          <ul>
            {items.map((item) => (
              <SharedItemRow key={item.id} item={item} onTick={onTick} />
            ))}
          </ul>
        </section>
      ))}
      {checked.length > 0 && <Checked items={checked} onTick={onTick} />}
      <p className={classes.until}>{t('shared.until', { day: formatNearDay(list.expiresAt) })}</p>
    </Page>
  );
}

/** What is to be bought by aisle; what has none comes last, and needs no heading where it is all there is. */
function aislesOf({ aisles }: SharedList, open: SharedItem[]) {
  const filled = aisles
    .map(({ name, color }, place) => ({ name, color, items: open.filter(({ aisle }) => aisle === place) }))
    .filter(({ items }) => items.length > 0);
  const others = open.filter(({ aisle }) => aisle === null);
  if (others.length === 0) return filled;
  const name = filled.length > 0 ? t('shopping.no-aisle') : null;
  return [...filled, { name, color: undefined, items: others }];
}

interface CheckedProps {
  items: SharedItem[];
  onTick: ((item: SharedItem, checked: boolean) => void) | undefined;
}

/** What is in the basket, folded away. */
function Checked({ items, onTick }: CheckedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <UnfoldChecked count={items.length} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <ul>
          {items.map((item) => (
            <SharedItemRow key={item.id} item={item} onTick={onTick} />
          ))}
        </ul>
      )}
    </section>
  );
}
