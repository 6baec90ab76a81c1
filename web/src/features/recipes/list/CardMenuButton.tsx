import type { RecipeSummary } from '@larder/contract';
import { IconDots } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { belowButton } from '../../../components/use-context-menu.ts';
import { t } from '../../../lib/messages/index.ts';
import type { OpenCardMenu } from '../actions/use-card-menu.tsx';
import classes from './CardMenuButton.module.css';

/** Three dots for those who neither press long nor have a right button. */
export const CardMenuButton = ({ recipe, onMenu }: { recipe: RecipeSummary; onMenu: OpenCardMenu }) => (
  <IconButton
    icon={IconDots}
    label={t('table.more', { name: recipe.name })}
    aria-haspopup="menu"
    className={classes.dots ?? ''}
    onClick={({ currentTarget }) => onMenu(recipe, belowButton(currentTarget))}
  />
);
