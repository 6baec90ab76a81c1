import { IconCheck } from '@tabler/icons-react';
import { t } from '../../../../lib/messages/index.ts';
import classes from './Tick.module.css';
import type { SelectRecipe } from './use-recipe-selection.ts';

interface TickProps {
  recipe: { slug: string; name: string };
  isSelected: boolean;
  onSelect: SelectRecipe;
}

/** Lies over a whole card or line while recipes are chosen: a tap anywhere on it chooses. */
export const Tick = ({ recipe: { slug, name }, isSelected, onSelect }: TickProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a field cannot be told whether Shift was held
  <button
    type="button"
    role="checkbox"
    aria-checked={isSelected}
    aria-label={t('table.select', { name })}
    className={classes.area}
    onClick={({ shiftKey }) => onSelect(slug, shiftKey)}
  >
    <span className={classes.tick} data-selected={isSelected || undefined}>
      {isSelected && <IconCheck size={18} stroke={2.5} />}
    </span>
  </button>
);
