import { contract, type Recipe } from '@larder/contract';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { type ApiError, fetching } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { shoppingPreferences, useLists } from '../../shopping/index.ts';
import { IngredientStep } from './IngredientStep.tsx';
import { ListStep } from './ListStep.tsx';
import { useAddToList } from './use-add-to-list.ts';

interface AddToListDialogProps {
  /** Of the recipes that are added. */
  slugs: readonly string[];
  /** What a recipe that stands alone is multiplied with. */
  scale?: number;
  onClose: () => void;
  /** They are on the list. */
  onDone?: () => void;
}

/** Puts recipes on a shopping list: first it is asked on which, then what of them is to be bought. */
export default function AddToListDialog({ slugs, scale = 1, onClose, onDone = onClose }: AddToListDialogProps) {
  const me = useMe();
  return me && <Steps me={me} slugs={[...new Set(slugs)]} scale={scale} onClose={onClose} onDone={onDone} />;
}

interface StepsProps extends Required<AddToListDialogProps> {
  me: NonNullable<ReturnType<typeof useMe>>;
}

function Steps({ me, slugs, scale, onClose, onDone }: StepsProps) {
  const { lists, hasOthers, error, retry } = useLists(me);
  const [{ preferredList }] = shoppingPreferences.use();
  // Undefined: not asked yet, null: to be asked again.
  const [chosen, setChosen] = useState<string | null>();
  const recipes = useRecipes(slugs);
  const { add, isPending } = useAddToList();
  const usual = lists?.find(({ id }) => id === preferredList) ?? (lists?.length === 1 ? lists[0] : undefined);
  const list = lists?.find(({ id }) => id === (chosen === undefined ? usual?.id : chosen));
  const problem = error ?? recipes.error;
  const isLoaded = lists && recipes.data;
  const title = list && isLoaded ? t('add-to-list.to', { list: list.name }) : t('add-to-list.title');
  return (
    <Dialog opened onClose={onClose} title={title} width={540}>
      {problem && (
        <ErrorState
          error={problem}
          onRetry={() => {
            retry();
            recipes.retry();
          }}
        />
      )}
      {!problem && !isLoaded && <SkeletonRows count={6} />}
      {!problem && lists && !list && (
        <ListStep lists={lists} hasOthers={hasOthers} me={me} before={usual?.id} onChosen={setChosen} />
      )}
      {!problem && recipes.data && list && (
        <IngredientStep
          recipes={recipes.data}
          scale={slugs.length === 1 ? scale : 1}
          list={list}
          canOrganize={me.canOrganize}
          isBusy={isPending}
          onBack={() => setChosen(null)}
          onAdd={async (added) => {
            if (await add(list.id, added)) onDone();
          }}
        />
      )}
    </Dialog>
  );
}

/** The recipes as a whole, once all are there. */
function useRecipes(slugs: readonly string[]) {
  return useQueries({
    queries: slugs.map((slug) => fetching(contract.recipes.get, { params: { slug } })),
    combine: (replies): { data: Recipe[] | undefined; error: ApiError | null; retry: () => void } => {
      const data = replies.flatMap((reply) => reply.data ?? []);
      return {
        data: data.length === slugs.length ? data : undefined,
        error: replies.find((reply) => reply.error && !reply.data)?.error ?? null,
        retry: () => {
          for (const reply of replies) if (reply.error) void reply.refetch();
        },
      };
    },
  });
}
