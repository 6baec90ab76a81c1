import type { Asset, Recipe } from '@larder/contract';
import { draftOf, type RecipeDraft } from './recipe-draft.ts';

/** An edit under way: what it began from, how it stands, and the way back. */
export interface Editing {
  /** The version of the recipe that `base` is. */
  version: number;
  base: RecipeDraft;
  draft: RecipeDraft;
  past: RecipeDraft[];
  future: RecipeDraft[];
  /** The field that was typed in last: going on there is the same step for Undo. */
  typing?: { field: string; at: number } | undefined;
}

export type EditAction =
  | { type: 'edit'; change: (draft: RecipeDraft) => RecipeDraft; field?: string | undefined; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  /** A file was attached: the server has it already, so it is part of what the edit began from. */
  | { type: 'attached'; asset: Asset }
  | { type: 'begin'; editing: Editing };

/** Milliseconds without a key after which typing on is a new step. */
const pause = 1500;
/** Enough for an evening, and little enough for a phone. */
const longestPast = 200;

export const beginEditing = (recipe: Recipe): Editing => {
  const draft = draftOf(recipe);
  return { version: recipe.version, base: draft, draft, past: [], future: [] };
};

export function editReducer(state: Editing, action: EditAction): Editing {
  switch (action.type) {
    case 'edit':
      return edited(state, action);
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'attached':
      return {
        ...edited(state, { change: (draft) => withAsset(draft, action.asset), at: 0 }),
        base: withAsset(state.base, action.asset),
      };
    case 'begin':
      return action.editing;
  }
}

function edited(
  state: Editing,
  { change, field, at }: { change: (draft: RecipeDraft) => RecipeDraft; field?: string | undefined; at: number },
): Editing {
  const draft = change(state.draft);
  if (draft === state.draft) return state;
  const goesOn = field !== undefined && state.typing?.field === field && at - state.typing.at < pause;
  const past = goesOn ? state.past : [...state.past, state.draft].slice(-longestPast);
  return { ...state, draft, past, future: [], typing: field === undefined ? undefined : { field, at } };
}

function undone(state: Editing): Editing {
  const draft = state.past.at(-1);
  if (!draft) return state;
  return { ...state, draft, past: state.past.slice(0, -1), future: [state.draft, ...state.future], typing: undefined };
}

function redone(state: Editing): Editing {
  const [draft, ...future] = state.future;
  if (!draft) return state;
  return { ...state, draft, past: [...state.past, state.draft], future, typing: undefined };
}

const withAsset = (draft: RecipeDraft, asset: Asset): RecipeDraft => ({
  ...draft,
  assets: [...draft.assets.filter(({ fileName }) => fileName !== asset.fileName), asset],
});
