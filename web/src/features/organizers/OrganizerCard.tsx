import { Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type RefObject, useCallback } from 'react';
import { RowMenu } from '../../components/data-table/index.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './OrganizerScreen.module.css';
import type { OrganizerName, OrganizerRow } from './organizers.api.ts';

interface OrganizerCardProps {
  kind: OrganizerName;
  organizer: OrganizerRow;
  groupSlug: string;
  onRename: () => void;
  /** The one that was renamed last. */
  renamed: RefObject<string | undefined>;
  onRemove: () => void;
}

/** One category, tag or tool: a tap shows its recipes. Only organizers delete. */
export function OrganizerCard({ kind, organizer, groupSlug, onRename, renamed, onRemove }: OrganizerCardProps) {
  const mayRemove = useMe()?.canOrganize ?? false;
  const label = t('table.more', { name: organizer.name });
  // Another name may stand under another letter, where the card is drawn anew: the focus goes with it.
  const { id } = organizer;
  const takeFocus = useCallback(
    (card: HTMLLIElement | null) => {
      if (document.activeElement === document.body && renamed.current === id) card?.querySelector('button')?.focus();
    },
    [renamed, id],
  );
  return (
    <li ref={takeFocus} className={classes.card}>
      <Link
        to={`/g/$groupSlug/recipes/${kind}/$value`}
        params={{ groupSlug, value: organizer.slug }}
        className={classes.link}
      >
        <bdi>{organizer.name}</bdi>
        <small>{t('organizers.recipes', { count: organizer.references })}</small>
      </Link>
      <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} onClick={ask} />}>
        <RowMenu label={label}>
          <Menu.Item leftSection={<IconPencil />} onClick={onRename}>
            {t('organizers.rename')}
          </Menu.Item>
          {mayRemove && (
            <Menu.Item color="error" leftSection={<IconTrash />} onClick={onRemove}>
              {t('data.delete')}
            </Menu.Item>
          )}
        </RowMenu>
      </OnDemand>
    </li>
  );
}
