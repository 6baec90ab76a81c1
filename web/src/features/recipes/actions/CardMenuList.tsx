import { Menu } from '@mantine/core';
import { Fragment, type KeyboardEvent } from 'react';
import { MenuAt } from '../../../components/MenuAt.tsx';
import { t } from '../../../lib/messages/index.ts';
import { ActionItems } from './ActionItems.tsx';
import type { CardMenuPart } from './card-menu-props.ts';
import { RatingItems } from './RatingItems.tsx';

/** The menu of a card at the pointer, or below its button. */
export function CardMenuList({ recipe, position, groupSlug, isOwn, actions, onAsk, onClose }: CardMenuPart) {
  const close = () => {
    position.opener.focus({ preventScroll: true });
    onClose();
  };
  const byLetter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLowerCase();
    const at = actions.flat().findIndex(({ shortcut }) => shortcut === letter);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]').item(at)?.click();
  };
  return (
    <MenuAt
      position={position}
      label={t('table.more', { name: recipe.name })}
      width={288}
      onClose={onClose}
      onKeyDown={byLetter}
    >
      {isOwn && <RatingItems recipe={recipe} />}
      {actions.map((group, index) => (
        <Fragment key={group[0]?.key}>
          {index > 0 && <Menu.Divider />}
          <ActionItems
            actions={group}
            params={{ groupSlug, recipeSlug: recipe.slug }}
            onAsk={onAsk}
            onRun={close}
            withShortcuts
          />
        </Fragment>
      ))}
    </MenuAt>
  );
}
