import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconEye, IconFileZip, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './ItemList.module.css';
import type { Item } from './use-import-items.ts';

interface ItemListProps {
  items: Item[];
  groupSlug: string;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
}

const icons = {
  waiting: IconClock,
  reading: IconClock,
  read: IconEye,
  archive: IconFileZip,
  importing: IconClock,
  failed: IconAlertTriangle,
  saved: IconCircleCheck,
};

/** What there is to be looked at. */
const looks = new Set<Item['state']['step']>(['read', 'archive', 'importing']);

/** Several items that are brought in, each with how far it is. */
export function ItemList({ items, groupSlug, onOpen, onRemove }: ItemListProps) {
  return (
    <ul className={classes.items} aria-live="polite">
      {items.map(({ id, name, state }) => {
        const Icon = icons[state.step];
        return (
          <li key={id} className={classes.item} data-step={state.step}>
            <Icon size={22} stroke={1.5} aria-hidden="true" />
            <span className={classes.words}>
              <b>{state.step === 'read' && state.preview.recipe.name ? state.preview.recipe.name : name}</b>
              <span>{toldOf(state)}</span>
            </span>
            {looks.has(state.step) && <Button onClick={() => onOpen(id)}>{t('import.items.look')}</Button>}
            {state.step === 'failed' && (
              <Button variant="default" onClick={() => onOpen(id)}>
                {t('import.items.what-now')}
              </Button>
            )}
            {state.step === 'saved' && (
              <Button
                variant="default"
                renderRoot={(rest) => (
                  <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: state.slug }} {...rest} />
                )}
              >
                {t('import.items.open')}
              </Button>
            )}
            <IconButton icon={IconX} label={t('import.items.remove', { name })} onClick={() => onRemove(id)} />
          </li>
        );
      })}
    </ul>
  );
}

function toldOf(state: Item['state']): string {
  switch (state.step) {
    case 'waiting':
      return t('import.items.waiting');
    case 'reading':
      return t('import.items.reading');
    case 'read':
      return t('import.items.read', {
        ingredients: state.preview.recipe.ingredients.length,
        steps: state.preview.recipe.instructions.length,
      });
    case 'archive':
      return t('import.items.archive', { count: state.archive.recipes.length });
    case 'importing':
      return t('import.items.importing');
    case 'failed':
      return state.error.message;
    case 'saved':
      return t('import.items.saved');
  }
}
