import type { Recipe } from '@larder/contract';
import { useEffect, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import classes from './PartsBar.module.css';

const parts = ['ingredients', 'method'] as const;
type Part = (typeof parts)[number];

/** On a phone: to the ingredients and to the method, and which of them one is at. */
export function PartsBar({ recipe }: { recipe: Pick<Recipe, 'recipeIngredient' | 'recipeInstructions'> }) {
  const current = usePart();
  const counts = { ingredients: recipe.recipeIngredient.length, method: recipe.recipeInstructions.length };
  return (
    <nav className={classes.bar} aria-label={t('recipe.parts')}>
      <div className={classes.parts}>
        {parts.map((part) => (
          <a key={part} href={`#${part}`} aria-current={current === part ? 'location' : undefined}>
            {t(`recipe.${part}`)} {counts[part] > 0 && <small>{counts[part]}</small>}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** Below the bars at the top, in px. */
const readFrom = 170;

/** The part that is read: the last one whose beginning has come up to below the bars. */
function usePart(): Part {
  const [part, setPart] = useState<Part>('ingredients');
  useEffect(() => {
    const look = () => {
      const method = document.getElementById('method')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      setPart(method <= readFrom ? 'method' : 'ingredients');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return part;
}
