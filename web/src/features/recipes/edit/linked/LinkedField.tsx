import { IconLink } from '@tabler/icons-react';
import { t } from '../../../../lib/messages/index.ts';
import type { RecipeChoice } from '../draft/recipe-draft.ts';

interface LinkedFieldProps {
  recipe: RecipeChoice;
  className: string;
  /** Lets somebody choose another one. */
  onOpen: () => void;
}

/** The recipe that a line asks for, where else its food stands. */
export const LinkedField = ({ recipe, className, onOpen }: LinkedFieldProps) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    aria-label={t('recipe.edit.linked', { name: recipe.name })}
    onClick={onOpen}
  >
    <IconLink size={18} stroke={1.5} aria-hidden="true" />
    <span dir="auto">{recipe.name}</span>
  </button>
);
