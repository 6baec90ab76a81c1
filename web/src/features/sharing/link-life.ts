/** A week, 30 days or three months from today, or until a day: `2026-04-11`. */
export type LinkLife = (typeof lives)[number] | string;

export const lives = ['week', 'month', 'quarter'] as const;

const two = (part: number): string => String(part).padStart(2, '0');

export const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The last day on which a link works. */
export const lastDay = (life: LinkLife, today: Date): string => {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  if (life === 'week') return dayOf(new Date(year, month, day + 7));
  if (life === 'month') return dayOf(new Date(year, month, day + 30));
  if (life === 'quarter') return dayOf(new Date(year, month + 3, day));
  return life;
};

/** The end of that day where the member is. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
