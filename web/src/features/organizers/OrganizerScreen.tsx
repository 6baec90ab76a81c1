import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { organizerPictures } from '../../art/of-organizers.ts';
import { findRows, NothingFound, searchable } from '../../components/data-table/index.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { locale, t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useGroup } from '../../lib/session/index.ts';
import { byLetter } from './by-letter.ts';
import { OrganizerItem } from './OrganizerItem.tsx';
import classes from './OrganizerScreen.module.css';
import {
  type OrganizerName,
  type OrganizerRow,
  organizerNames,
  useOrganizerPictures,
  useOrganizers,
} from './organizers.api.ts';

const NameDialog = lazy(() => import('./NameDialog.tsx'));
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'));
const MergeOrganizer = lazy(() => import('./MergeOrganizer.tsx'));

type Asked = { what: 'name' } | { what: 'remove' | 'merge'; organizer: OrganizerRow };

/** All categories, tags or tools of a household; each leads to its recipes. Tags are many, and stand under their letters. */
export function OrganizerScreen({ name }: { name: OrganizerName }) {
  const { slug } = useGroup();
  const groupSlug = slug ?? '';
  const { data, error, refetch } = useOrganizers(name);
  const pictures = useOrganizerPictures(name);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [renaming, setRenaming] = useState<string>();
  const sought = useDeferredValue(typed);
  const known = useMemo(() => searchable(data?.items ?? [], (row) => [row.name]), [data]);
  const groups = useMemo(() => byLetter(findRows(known, sought), locale()), [known, sought]);
  const title = t('data.title', { kind: name });
  useTitle(title);
  const renamed = useRef<string>(undefined);
  const close = () => setAsked(undefined);
  const create = () => setAsked({ what: 'name' });
  const isEmpty = data?.items.length === 0;

  const look = name === 'tags' ? 'line' : 'card';
  const items = (organizers: OrganizerRow[]) =>
    organizers.map((organizer) => (
      <OrganizerItem
        key={organizer.id}
        kind={name}
        look={look}
        organizer={organizer}
        pictures={pictures?.[organizer.id] ?? []}
        groupSlug={groupSlug}
        isRenaming={renaming === organizer.id}
        renamed={renamed}
        onRename={() => {
          renamed.current = organizer.id;
          setRenaming(organizer.id);
        }}
        onRenamed={() => setRenaming(undefined)}
        onAsk={(what) => setAsked({ what, organizer })}
      />
    ));

  return (
    <Page>
      <PageHeading
        title={title}
        aside={data && !isEmpty ? formatNumber(data.items.length) : undefined}
        actions={
          !isEmpty && (
            <Button variant="default" leftSection={<IconPlus size={20} />} onClick={create}>
              {t('data.new', { kind: name })}
            </Button>
          )
        }
      />
      <div className={classes.bar}>
        <nav className={classes.kinds} aria-label={t('organizers.kinds')}>
          {organizerNames.map((kind) => (
            <Link key={kind} to={`/g/$groupSlug/recipes/${kind}`} params={{ groupSlug }}>
              {t('data.title', { kind })}
            </Link>
          ))}
        </nav>
        {data && !isEmpty && (
          <TextInput
            type="search"
            aria-label={t('data.search', { kind: name })}
            placeholder={t('data.search', { kind: name })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            rightSection={
              typed ? <CloseButton aria-label={t('table.clear-search')} onClick={() => setTyped('')} /> : null
            }
          />
        )}
      </div>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={10} />}
      {isEmpty && (
        <EmptyState
          title={t('data.empty-title', { kind: name })}
          level={2}
          pictures={organizerPictures[name]}
          action={
            <Button leftSection={<IconPlus size={20} />} onClick={create}>
              {t('data.new', { kind: name })}
            </Button>
          }
        >
          {t('data.empty-text', { kind: name })}
        </EmptyState>
      )}
      {data && !isEmpty && groups.length === 0 && (
        <NothingFound sought={typed.trim()} onCreate={create} onClear={() => setTyped('')} />
      )}
      {look === 'card' && groups.length > 0 && (
        <ul className={classes.cards}>{items(groups.flatMap((group) => group.items))}</ul>
      )}
      {look === 'line' && (
        <div className={classes.letters}>
          {groups.map(({ letter, items: organizers }) => (
            <section key={letter} aria-label={letter}>
              <h2>{letter}</h2>
              <ul>{items(organizers)}</ul>
            </section>
          ))}
        </div>
      )}
      <Suspense>
        {asked?.what === 'name' && <NameDialog kind={name} suggestion={typed.trim()} onClose={close} />}
        {asked?.what === 'remove' && <RemoveDialog kind={name} organizer={asked.organizer} onClose={close} />}
        {asked?.what === 'merge' && (
          <MergeOrganizer kind={name} organizer={asked.organizer} all={data?.items ?? []} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}

export const CategoriesScreen = () => <OrganizerScreen name="categories" key="categories" />;
export const TagsScreen = () => <OrganizerScreen name="tags" key="tags" />;
export const ToolsScreen = () => <OrganizerScreen name="tools" key="tools" />;
