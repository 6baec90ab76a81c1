import type { Report, ReportEntry } from '@larder/contract';

export type Remaining = Report['remaining'][number];

/** What a report tells, by what became of it. */
export interface ReportParts {
  failed: ReportEntry[];
  /** Stood before something that may pass, and are tried again. */
  triedAgain: Remaining[];
  running: Remaining[];
  saved: ReportEntry[];
  waiting: Remaining[];
  /** Skipped by somebody, or not done because the whole was stopped. */
  leftOut: ReportEntry[];
}

const leftOutCodes = new Set(['skipped', 'cancelled']);
const isLeftOut = ({ success, code }: ReportEntry) => !success && code !== null && leftOutCodes.has(code);

export const partsOf = ({ entries, remaining }: Report): ReportParts => {
  const idle = remaining.filter(({ isRunning }) => !isRunning);
  return {
    failed: entries.filter((entry) => !entry.success && !isLeftOut(entry)),
    triedAgain: idle.filter(({ attempts }) => attempts > 0),
    running: remaining.filter(({ isRunning }) => isRunning),
    saved: entries.filter(({ success }) => success).toReversed(),
    waiting: idle.filter(({ attempts }) => attempts === 0),
    leftOut: entries.filter(isLeftOut),
  };
};

/** Those whose recipe is new, each once. */
export const newRecipes = (saved: ReportEntry[]) => {
  const recipes = saved.flatMap(({ code, recipe }) => (recipe && code !== 'known' ? [recipe] : []));
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
};

const fewestToJudgeBy = 3;
const minute = 60_000;

/** Whole minutes until it is done if it goes on as it has; undefined where that cannot be said yet. */
export const minutesToGo = ({ timestamp, counts, status }: Report, { triedAgain }: ReportParts, now = Date.now()) => {
  const done = counts.succeeded + counts.failed;
  if (status !== 'in-progress' || done < fewestToJudgeBy || triedAgain.length > 0) return undefined;
  return Math.max(1, Math.round(((now - Date.parse(timestamp)) / done) * (counts.remaining / minute)));
};
