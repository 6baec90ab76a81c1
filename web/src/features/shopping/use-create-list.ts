import { contract } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../lib/api/index.ts';

/** Makes a list and goes there. */
export function useCreateList() {
  const navigate = useNavigate();
  const { mutate, isPending } = useChange(contract.shoppingLists.create, {
    onDone: ({ id }) => void navigate({ to: '/shopping-lists/$listId', params: { listId: id } }),
  });
  return { create: (name: string) => mutate({ body: { name } }), isPending };
}
