import { Menu } from '@mantine/core';
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { ActionItems } from './ActionItems.tsx';
import classes from './actions.module.css';
import type { CardMenuPart } from './card-menu-props.ts';
import { RatingItems } from './RatingItems.tsx';

/** The menu of a card at the pointer, or below its button. */
export function CardMenuList({ recipe, position, groupSlug, isOwn, actions, onAsk, onClose }: CardMenuPart) {
  const { x, y, opener } = position;
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    opener.focus({ preventScroll: true });
    setOpened(true);
  }, [opener]);
  const close = () => {
    opener.focus({ preventScroll: true });
    onClose();
  };
  const byLetter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLowerCase();
    const at = actions.flat().findIndex(({ shortcut }) => shortcut === letter);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]').item(at)?.click();
  };
  return (
    <Menu
      opened={opened}
      onClose={close}
      closeOnItemClick={false}
      position="bottom-start"
      offset={4}
      width={288}
      returnFocus={false}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.target}
          style={{ left: x, top: y }}
          aria-label={t('table.more', { name: recipe.name })}
        />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={byLetter}>
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
      </Menu.Dropdown>
    </Menu>
  );
}
