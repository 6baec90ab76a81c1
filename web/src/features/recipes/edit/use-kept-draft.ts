import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { changedKeys } from './draft/draft-changes.ts';
import type { Editing } from './draft/edit-history.ts';
import { type DraftOwner, forgetDraft, readStoredDraft, storeDraft } from './draft/stored-draft.ts';

/** Milliseconds after the last change until it is kept. */
const pause = 400;

/** Keeps the draft in this browser until it is saved or discarded, also while the page is left or closed. */
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
  const keep = useEffectEvent(() => {
    if (waits) return;
    if (isDirty) storeDraft(key, { version, keptAt: Date.now(), base, draft });
    else forgetDraft(key);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept, whatever it is
  useEffect(() => {
    const timer = window.setTimeout(keep, pause);
    return () => window.clearTimeout(timer);
  }, [draft, waits]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, []);

  return {
    /** A draft of an earlier visit, until somebody decides about it. */
    found,
    decide: () => setFound(null),
    /** Keeps it now, before another page takes over. */
    keep: () => {
      if (waits) return;
      if (isDirty) storeDraft(key, { version, keptAt: Date.now(), base, draft });
      else forgetDraft(key);
    },
    /** Nothing is kept from now on. */
    forget: () => {
      setOver(true);
      forgetDraft(key);
    },
  };
}
