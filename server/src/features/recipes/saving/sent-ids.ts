import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids for the parts of a recipe: those that were sent where they can be kept, new ones otherwise; none twice. */
export const keepIds = (sent: readonly (string | null | undefined)[]) => {
  const ids: string[] = [];
  const used = new Set<string>();
  const idOfSent = new Map<string, string>();
  for (const text of sent) {
    const wanted = text?.trim().toLowerCase() ?? '';
    const id = uuid.test(wanted) && !used.has(wanted) ? wanted : randomUUID();
    used.add(id);
    ids.push(id);
    if (wanted && !idOfSent.has(wanted)) idOfSent.set(wanted, id);
  }
  return { ids, idOfSent };
};
