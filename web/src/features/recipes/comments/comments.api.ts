import { type Comment, contract, type Recipe, type User } from '@larder/contract';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { useRestore } from '../../bin/index.ts';

type Commented = Pick<Recipe, 'id' | 'groupId'>;

const callOf = ({ id }: Commented) => ({ params: { slug: id } });

export const useComments = (recipe: Commented) => useFetch(contract.comments.ofRecipe, callOf(recipe));

/** A comment that is shown before the server has it; nothing can be done with it yet. */
const notSentYet = 'not-sent-yet';
export const isSent = ({ id }: Comment): boolean => id !== notSentYet;

/** Writes, changes and deletes comments on a recipe; the list answers at once. */
export function useCommentChanges(recipe: Commented) {
  const me = useMe();
  const call = callOf(recipe);
  const { tellDeleted } = useRestore();
  const commentHere = (author: User, text: string): Comment => {
    const now = new Date().toISOString();
    const { id: recipeId, groupId } = recipe;
    return { id: notSentYet, groupId, recipeId, userId: author.id, user: author, text, createdAt: now, updatedAt: now };
  };
  const create = useChange(contract.comments.create, {
    optimistic: (update, { body }) => {
      if (!me) return;
      update.edit(contract.comments.ofRecipe, (comments) => [...comments, commentHere(me, body.text)], call);
    },
    ...(me && { waits: ({ body }) => ({ kind: 'comment', recipeId: recipe.id, reply: commentHere(me, body.text) }) }),
  });
  const change = useChange(contract.comments.change, {
    optimistic: (update, { params, body }) =>
      update.edit(
        contract.comments.ofRecipe,
        (comments) => comments.map((one) => (one.id === params.itemId ? { ...one, text: body.text } : one)),
        call,
      ),
  });
  const remove = useChange(contract.comments.remove, {
    saysDone: true,
    optimistic: (update, { params }) =>
      update.edit(contract.comments.ofRecipe, (comments) => comments.filter(({ id }) => id !== params.itemId), call),
    onDone: (_, { params }) => tellDeleted(t('comment.deleted'), [params.itemId]),
  });
  return {
    send: (text: string) => create.mutateAsync({ body: { recipeId: recipe.id, text } }),
    save: ({ id }: Comment, text: string) => change.mutateAsync({ params: { itemId: id }, body: { text } }),
    remove: ({ id }: Comment) => remove.mutate({ params: { itemId: id } }),
  };
}
