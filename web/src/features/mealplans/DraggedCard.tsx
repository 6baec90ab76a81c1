import { RecipePhoto } from '../recipe-pictures/index.ts';
import classes from './Entry.module.css';
import type { Dragged } from './plan.ts';

/** What follows the pointer while something is dragged. */
export function DraggedCard({ dragged }: { dragged: Dragged }) {
  const recipe = dragged.kind === 'recipe' ? dragged.recipe : dragged.entry.recipe;
  return (
    <div className={classes.dragged}>
      {recipe && <RecipePhoto recipe={recipe} className={classes.draggedPicture} />}
      <b dir="auto">{dragged.name}</b>
    </div>
  );
}
