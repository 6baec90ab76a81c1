import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
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
import { OrganizerCard } from './OrganizerCard.tsx';
import classes from './OrganizerScreen.module.css';
import { type OrganizerName, type OrganizerRow, useOrganizers } from './organizers.api.ts';

const NameDialog = lazy(() => import('./NameDialog.tsx'));
const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'));

type Asked = { what: 'name'; organizer?: OrganizerRow } | { what: 'remove'; organizer: OrganizerRow };

/** All categories, tags or tools of a household from A to Z; each leads to its recipes. */
export function OrganizerScreen({ name }: { name: OrganizerName }) {
  const { slug } = useGroup();
  const { data, error, refetch } = useOrganizers(name);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const sought = useDeferredValue(typed);
  const known = useMemo(() => searchable(data?.items ?? [], (row) => [row.name]), [data]);
  const groups = useMemo(() => byLetter(findRows(known, sought), locale()), [known, sought]);
  const title = t('data.title', { kind: name });
  useTitle(title);
  const renamed = useRef<string>(undefined);
  const close = () => setAsked(undefined);
  const create = () => setAsked({ what: 'name' });
  const isEmpty = data?.items.length === 0;

  return (
    <Page>
      {!isEmpty && (
        <PageHeading
          title={title}
          aside={data ? formatNumber(data.items.length) : undefined}
          actions={
            <Button variant="default" leftSection={<IconPlus size={20} />} onClick={create}>
              {t('data.new', { kind: name })}
            </Button>
          }
        />
      )}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={10} />}
      {isEmpty && (
        <EmptyState
          title={t('data.empty-title', { kind: name })}
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
      {data && !isEmpty && (
        <>
          <TextInput
            className={classes.search}
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
          {groups.length === 0 && <NothingFound sought={typed.trim()} onCreate={create} onClear={() => setTyped('')} />}
          {groups.map(({ letter, items }) => (
            <section key={letter} className={classes.group} aria-label={letter}>
              <h2 className={classes.letter}>{letter}</h2>
              <ul className={classes.cards}>
                {items.map((organizer) => (
                  <OrganizerCard
                    key={organizer.id}
                    kind={name}
                    organizer={organizer}
                    groupSlug={slug ?? ''}
                    onRename={() => {
                      renamed.current = organizer.id;
                      setAsked({ what: 'name', organizer });
                    }}
                    renamed={renamed}
                    onRemove={() => setAsked({ what: 'remove', organizer })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <Suspense>
        {asked?.what === 'name' && (
          <NameDialog kind={name} organizer={asked.organizer} suggestion={typed.trim()} onClose={close} />
        )}
        {asked?.what === 'remove' && <RemoveDialog kind={name} organizer={asked.organizer} onClose={close} />}
      </Suspense>
    </Page>
  );
}

export const CategoriesScreen = () => <OrganizerScreen name="categories" key="categories" />;
export const TagsScreen = () => <OrganizerScreen name="tags" key="tags" />;
export const ToolsScreen = () => <OrganizerScreen name="tools" key="tools" />;
