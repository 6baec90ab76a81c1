import type { KnownPlanEntry, PlanEntry, RecipeSummary, SentPlanEntry, User } from '@larder/contract';
import { addDays, daysBetween } from '../../lib/dates/days.ts';
import type { DropTarget } from './plan.ts';

type Fields = Omit<KnownPlanEntry, 'id'>;

let lastMade = 0;

/** As the server will answer it, until it has. */
export const entryFromNew = (sent: SentPlanEntry, recipe: RecipeSummary | null, me: User | null): PlanEntry => {
  lastMade -= 1;
  const now = new Date().toISOString();
  return {
    id: lastMade,
    uid: `unsaved${lastMade}`,
    groupId: me?.groupId ?? '',
    userId: me?.id ?? '',
    date: sent.date,
    endDate: sent.endDate ?? null,
    entryType: sent.entryType ?? 'breakfast',
    title: sent.title ?? '',
    text: sent.text ?? '',
    recipeId: sent.recipeId ?? null,
    recipe,
    servings: sent.servings ?? null,
    portionsEaten: sent.portionsEaten ?? null,
    leftoverOf: sent.leftoverOf ?? null,
    portionsLeft: null,
    position: sent.position ?? 1_000_000,
    repeatId: null,
    createdAt: now,
    updatedAt: now,
  };
};

/** What a change makes of an entry, as it is shown before the server has answered. */
export function fieldsOf({
  date,
  endDate,
  entryType,
  title,
  text,
  recipeId,
  servings,
  portionsEaten,
  position,
}: Fields): Partial<PlanEntry> {
  return {
    ...(date && { date }),
    ...(entryType && { entryType }),
    ...(endDate !== undefined && { endDate }),
    ...(title !== undefined && { title: title ?? '' }),
    ...(text !== undefined && { text: text ?? '' }),
    ...(recipeId !== undefined && { recipeId }),
    ...(servings !== undefined && { servings }),
    ...(portionsEaten !== undefined && { portionsEaten }),
    ...(typeof position === 'number' && { position }),
  };
}

/** The same fields as they were before. */
export const formerFields = (entry: PlanEntry, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key in fields));

/** An entry on another day or meal lasts as long as before; undefined where that changes nothing. */
export function movedTo(entry: PlanEntry, { date, entryType = entry.entryType }: DropTarget): Fields | undefined {
  if (date === entry.date && entryType === entry.entryType) return;
  const endDate = entry.endDate === null ? null : addDays(entry.endDate, daysBetween(entry.date, date));
  return { date, entryType, endDate };
}
