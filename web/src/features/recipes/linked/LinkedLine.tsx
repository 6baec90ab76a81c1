import type { Ingredient, ReferencedRecipe } from '@larder/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { lazy } from '../../../lib/screen/lazy.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import type { ShownLine } from '../view/amounts/shown-line.ts';
import classes from './LinkedLine.module.css';
import type { RenderLines } from './render-lines.ts';

const LinkedBody = lazy(() => import('./LinkedBody.tsx'));

interface LinkedLineProps {
  line: Ingredient;
  linked: ReferencedRecipe;
  shown: ShownLine;
  scale: number;
  groupSlug: string;
  renderLines: RenderLines;
}

/** A line that asks for another recipe; a tap opens that below it. */
export function LinkedLine({ line, linked, shown, scale, groupSlug, renderLines }: LinkedLineProps) {
  const [opened, setOpened] = useState(false);
  const body = useId();
  return (
    <>
      <button
        type="button"
        className={classes.line}
        aria-expanded={opened}
        aria-controls={body}
        onClick={() => setOpened(!opened)}
      >
        <span className={classes.picture}>
          <RecipePhoto recipe={linked} className={classes.photo} />
        </span>
        <span className={classes.name} dir="auto">
          {linked.name} {shown.note && <span className={classes.note}>{shown.note}</span>}
        </span>
        <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
      </button>
      <div id={body} className={classes.body} hidden={!opened}>
        {opened && (
          <Suspense>
            <LinkedBody line={line} linked={linked} scale={scale} groupSlug={groupSlug} renderLines={renderLines} />
          </Suspense>
        )}
      </div>
    </>
  );
}
