import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './actions.module.css';
import type { AskedOfRecipe } from './RecipeDialog.tsx';
import type { RecipeAction } from './use-recipe-actions.ts';

interface ActionItemsProps {
  actions: readonly RecipeAction[];
  params: { groupSlug: string; recipeSlug: string };
  onAsk: (asked: AskedOfRecipe) => void;
  /** Something was done at once. */
  onRun?: () => void;
  /** Letters beside the entries do the same; where nothing listens to them they are not shown. */
  withShortcuts?: boolean;
}

/** Actions as entries of a menu. */
export const ActionItems = ({ actions, params, onAsk, onRun, withShortcuts = false }: ActionItemsProps) =>
  actions.map((action) => {
    const { key, icon: Icon, title, shortcut, isDangerous } = action;
    const shown = {
      children: title,
      leftSection: <Icon size={20} stroke={1.5} />,
      rightSection: withShortcuts && shortcut && (
        <span aria-hidden="true" className={classes.key}>
          {shortcut.toUpperCase()}
        </span>
      ),
      ...(withShortcuts && shortcut && { 'aria-keyshortcuts': shortcut }),
      ...(isDangerous && { className: classes.dangerous ?? '' }),
    };
    if ('search' in action) {
      const link = { to: '/g/$groupSlug/r/$recipeSlug', params, search: action.search } as const;
      return <Menu.Item key={key} {...shown} renderRoot={(props) => <Link {...link} {...props} />} />;
    }
    const act = () => {
      if ('asks' in action) return onAsk(action.asks);
      action.run();
      onRun?.();
    };
    return <Menu.Item key={key} {...shown} onClick={act} />;
  });
