import type { PlanEntry } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCheck, IconChefHat, IconDice3, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import compact from '../../components/Compact.module.css';
import { DialogActions } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import type { PlanActions } from './use-plan-actions.ts';
import { useSwap } from './use-swap.ts';

interface EntryActionsProps {
  entry: PlanEntry;
  /** For how many it is cooked, where that was said. */
  servings: number | null;
  actions: PlanActions;
  /** Saves what was changed, and closes the dialog. */
  onLeave: () => void;
  onClose: () => void;
}

/** What is done with a planned meal; most often it is cooked. */
export function EntryActions({ entry, servings, actions, onLeave, onClose }: EntryActionsProps) {
  const { slug: groupSlug } = useGroup();
  const { swap, isPending } = useSwap(actions);
  const { recipe } = entry;
  const canCook = recipe && groupSlug;
  return (
    <DialogActions>
      <IconButton
        icon={IconTrash}
        label={t('plan.remove')}
        onClick={() => {
          void actions.remove([entry]);
          onClose();
        }}
      />
      {recipe && entry.leftoverOf === null && (
        <Button
          className={compact.button ?? ''}
          variant="default"
          leftSection={<IconDice3 size={18} />}
          loading={isPending}
          onClick={() => void swap(entry)}
        >
          {t('plan.swap')}
        </Button>
      )}
      <Button
        className={(canCook ? compact.button : compact.wide) ?? ''}
        variant={canCook ? 'default' : 'filled'}
        leftSection={canCook && <IconCheck size={18} />}
        onClick={onLeave}
      >
        {t('plan.done')}
      </Button>
      {canCook && (
        <Button
          className={compact.wide ?? ''}
          leftSection={<IconChefHat size={20} stroke={1.5} />}
          renderRoot={(props) => (
            <Link
              to="/g/$groupSlug/r/$recipeSlug"
              params={{ groupSlug, recipeSlug: recipe.slug }}
              search={{ cook: true, ...scaleOf(recipe.recipeServings, servings) }}
              {...props}
            />
          )}
          onClick={onLeave}
        >
          {t('recipe.cook')}
        </Button>
      )}
    </DialogActions>
  );
}

/** What amounts are multiplied with, so that there is enough for so many. */
export const scaleOf = (makes: number, servings: number | null): { scale?: number } =>
  servings !== null && makes > 0 && servings !== makes ? { scale: servings / makes } : {};
