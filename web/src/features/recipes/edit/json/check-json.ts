import { jsonLanguage } from '@codemirror/lang-json';
import { type MessageKey, t } from '../../../../lib/messages/index.ts';
import type { RecipeDraft } from '../draft/recipe-draft.ts';
import { positionInJson } from './position-in-json.ts';
import { type JsonProblem, readRecipeJson } from './read-recipe-json.ts';

export interface PlacedProblem {
  from: number;
  to: number;
  message: string;
  /** A warning hinders no save. */
  severity: 'error' | 'warning';
}

const words = {
  text: 'recipe.edit.json-text',
  number: 'recipe.edit.json-number',
  flag: 'recipe.edit.json-flag',
  list: 'recipe.edit.json-list',
  object: 'recipe.edit.json-object',
  'known-key': 'recipe.edit.json-unknown-key',
} as const satisfies Record<JsonProblem['expected'], MessageKey>;

/** The draft that a JSON text says, or null where it cannot be read, and everything that is wrong with it. */
export function checkJson(json: string, before: RecipeDraft): { draft: RecipeDraft | null; problems: PlacedProblem[] } {
  const read = tryToRead(json, before);
  if (!read) return { draft: null, problems: [syntaxProblem(json)] };
  const problems = read.problems.map(({ path, expected }) => ({
    ...positionInJson(json, path),
    message: t(words[expected], { name: path.at(-1) }),
    severity: expected === 'known-key' ? ('warning' as const) : ('error' as const),
  }));
  const isSound = problems.every(({ severity }) => severity === 'warning');
  return { draft: isSound ? read.draft : null, problems };
}

function tryToRead(json: string, before: RecipeDraft) {
  try {
    return readRecipeJson(json, before);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function syntaxProblem(json: string): PlacedProblem {
  const at = firstErrorIn(json);
  return { from: at, to: Math.min(at + 1, json.length), message: t('recipe.edit.json-syntax'), severity: 'error' };
}

function firstErrorIn(json: string): number {
  let first = json.trimEnd().length;
  jsonLanguage.parser.parse(json).iterate({
    enter: ({ type, from }) => {
      if (type.isError) first = Math.min(first, from);
    },
  });
  return first;
}
