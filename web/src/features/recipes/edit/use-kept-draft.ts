import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { changedKeys } from './draft/draft-changes.ts';
import type { Editing } from './draft/edit-history.ts';
import { type DraftOwner, forgetDraft, readStoredDraft, storeDraft } from './draft/stored-draft.ts';

/**
 * Keeps the draft in this browser until it is saved or discarded, also while the page is left or closed. Each change is kept
 * at once: a browser that ends a page tells it nothing before.
 */
export function useKeptDraft(
  owner: DraftOwner,
  { version, base, draft }: Editing,
  { isDirty, resumed }: { isDirty: boolean /** The edit went on from the kept draft. */; resumed: boolean },
) {
  const { userId, recipeId } = owner;
  const key = useMemo(() => ({ userId, recipeId }), [userId, recipeId]);
  const [found, setFound] = useState(() => {
    if (resumed) return null;
    const stored = readStoredDraft(key);
    return stored && changedKeys(stored.base, stored.draft).length > 0 ? stored : null;
  });
  const [isOver, setOver] = useState(false);
  const waits = found !== null || isOver;
  // What another tab has kept of this recipe is not this one's to forget.
  const isOurs = useRef(resumed);
  const keep = useEffectEvent(() => {
    if (waits) return;
    if (isDirty) storeDraft(key, { version, keptAt: Date.now(), base, draft });
    else if (isOurs.current) forgetDraft(key);
    isOurs.current = isDirty;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept, whatever it is
  useEffect(() => {
    keep();
  }, [draft, waits]);

  return {
    /** A draft of an earlier visit, until somebody decides about it. */
    found,
    goOn: () => {
      isOurs.current = true;
      setFound(null);
    },
    discard: () => {
      forgetDraft(key);
      setFound(null);
    },
    /** Nothing is kept from now on. */
    forget: () => {
      setOver(true);
      forgetDraft(key);
    },
  };
}
