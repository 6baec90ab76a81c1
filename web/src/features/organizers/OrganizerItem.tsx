import type { PicturedRecipe } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconArrowMerge, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type RefObject, useCallback } from 'react';
import { RowMenu } from '../../components/data-table/index.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { OnDemand } from '../../components/OnDemand.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './OrganizerScreen.module.css';
import type { OrganizerName, OrganizerRow } from './organizers.api.ts';
import { RenameField } from './RenameField.tsx';

interface OrganizerItemProps {
  kind: OrganizerName;
  /** A picture strip with a name below, or one line among many. */
  look: 'card' | 'line';
  organizer: OrganizerRow;
  pictures: PicturedRecipe[];
  groupSlug: string;
  isRenaming: boolean;
  /** The one that was renamed last. */
  renamed: RefObject<string | undefined>;
  onRename: () => void;
  onRenamed: () => void;
  onAsk: (what: 'merge' | 'remove') => void;
}

const isSame = (one: OrganizerItemProps, other: OrganizerItemProps) =>
  one.organizer === other.organizer &&
  one.isRenaming === other.isRenaming &&
  one.groupSlug === other.groupSlug &&
  one.pictures.map(({ id, image }) => `${id} ${image}`).join() ===
    other.pictures.map(({ id, image }) => `${id} ${image}`).join();

/** One category, tag or tool: a tap shows its recipes. Only organizers merge and delete. */
export const OrganizerItem = memo(function OrganizerItem(props: OrganizerItemProps) {
  const { kind, look, organizer, pictures, groupSlug, isRenaming, renamed, onRename, onRenamed, onAsk } = props;
  const mayTidyUp = useMe()?.canOrganize ?? false;
  const label = t('table.more', { name: organizer.name });
  // Another name may stand under another letter, where the item is drawn anew: the focus goes with it.
  const { id, slug, name, references } = organizer;
  const takeFocus = useCallback(
    (item: HTMLLIElement | null) => {
      if (document.activeElement === document.body && renamed.current === id) item?.querySelector('button')?.focus();
    },
    [renamed, id],
  );
  const strip = <Strip name={name} pictures={look === 'card' ? pictures : pictures.slice(0, 1)} />;
  if (isRenaming) {
    return (
      <li className={classes.item} data-look={look} data-renaming>
        {strip}
        <RenameField kind={kind} organizer={organizer} onDone={onRenamed} />
      </li>
    );
  }
  return (
    <li ref={isRenaming ? undefined : takeFocus} className={classes.item} data-look={look}>
      <Link to={`/g/$groupSlug/recipes/${kind}/$value`} params={{ groupSlug, value: slug }} className={classes.link}>
        {strip}
        <span className={classes.words}>
          <b dir="auto">{name}</b>
          <small>{look === 'card' ? t('organizers.recipes', { count: references }) : formatNumber(references)}</small>
        </span>
      </Link>
      <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} onClick={ask} />}>
        <RowMenu label={label}>
          <Menu.Item leftSection={<IconPencil />} onClick={onRename}>
            {t('organizers.rename')}
          </Menu.Item>
          {mayTidyUp && (
            <>
              <Menu.Item leftSection={<IconArrowMerge />} onClick={() => onAsk('merge')}>
                {t('data.merge-into')}
              </Menu.Item>
              <Menu.Item color="error" leftSection={<IconTrash />} onClick={() => onAsk('remove')}>
                {t('data.delete')}
              </Menu.Item>
            </>
          )}
        </RowMenu>
      </OnDemand>
    </li>
  );
}, isSame);

/** Pictures of some of its recipes; what has none is drawn from its own name. */
function Strip({ name, pictures }: { name: string; pictures: PicturedRecipe[] }) {
  return (
    <span className={classes.strip} aria-hidden="true">
      {pictures.length === 0 && <Placeholder name={name} className={classes.drawn ?? ''} />}
      {pictures.map((recipe) => (
        <RecipePhoto key={recipe.id} recipe={recipe} />
      ))}
    </span>
  );
}
