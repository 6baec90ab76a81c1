import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { changedKeys } from './draft/draft-changes.ts';
import type { Editing } from './draft/edit-history.ts';
import { type DraftOwner, forgetDraft, readStoredDraft, storeDraft } from './draft/stored-draft.ts';

/**
 * Stores the draft in this browser until it is saved or discarded, also while the page is left or closed. Each change is stored
 * at once: a browser that ends a page tells it nothing before.
 */
export function useStoredDraft(
  owner: DraftOwner,
  { version, base, draft }: Editing,
  { isDirty, resumed }: { isDirty: boolean /** The edit went on from the stored draft. */; resumed: boolean },
) {
  const { userId, recipeId } = owner;
  const key = useMemo(() => ({ userId, recipeId }), [userId, recipeId]);
  const [found, setFound] = useState(() => {
    if (resumed) return null;
    const stored = readStoredDraft(key);
    return stored && changedKeys(stored.base, stored.draft).length > 0 ? stored : null;
  });
  const [isOver, setOver] = useState(false);
  const [lostPicture] = useState(() => readStoredDraft(key)?.lostPicture);
  useEffect(() => {
    if (lostPicture !== undefined) toast.warning(t('recipe.edit.picture-lost', { name: lostPicture }));
  }, [lostPicture]);
  const waits = found !== null || isOver;
  // What another tab has stored of this recipe is not this one's to forget.
  const isOurs = useRef(resumed);
  const store = useEffectEvent(() => {
    if (waits) return;
    if (isDirty) storeDraft(key, { version, storedAt: Date.now(), base, draft });
    else if (isOurs.current) forgetDraft(key);
    isOurs.current = isDirty;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is stored, whatever it is
  useEffect(() => {
    store();
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
    /** Nothing is stored from now on. */
    forget: () => {
      setOver(true);
      forgetDraft(key);
    },
  };
}
