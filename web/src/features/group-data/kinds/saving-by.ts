import type { ApiError } from '../../../lib/api/index.ts';
import type { Saving } from '../data-kind.ts';

interface Call<Sent> {
  mutate: (call: Sent, then: { onError: (error: ApiError) => void }) => void;
  isPending: boolean;
  error: ApiError | null;
}

/** The two calls that save a thing, as one: a new one is made, one with an id is replaced. */
export const savingBy = <Draft, Body>(
  create: Call<{ body: Body }>,
  replace: Call<{ params: { itemId: string }; body: Body }>,
  bodyOf: (draft: Draft) => Body,
): Saving<Draft> => ({
  save: (id, draft, onError) =>
    id === undefined
      ? create.mutate({ body: bodyOf(draft) }, { onError })
      : replace.mutate({ params: { itemId: id }, body: bodyOf(draft) }, { onError }),
  isSaving: create.isPending || replace.isPending,
  error: create.error ?? replace.error,
});
