import { contract, type Recipe, type TimelineEvent } from '@larder/contract';
import { addressOf, useChange, useFetch } from '../../../lib/api/index.ts';
import { newId } from '../../../lib/browser/new-id.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { withoutEvent } from '../timeline/timeline.api.ts';
import { dayInWords, type MadeDraft, momentOf } from './made-draft.ts';

/** As many as are listed at a recipe. */
const mostListed = 100;

/** When a recipe was made, the latest first. */
export const useMadeEvents = ({ id }: Pick<Recipe, 'id'>, enabled = true) =>
  useFetch(
    contract.timeline.list,
    {
      query: {
        queryFilter: `recipeId = "${id}" AND eventType IN ["info","comment"]`,
        orderBy: 'timestamp',
        orderDirection: 'desc',
        perPage: mostListed,
      },
    },
    { enabled },
  );

/** The picture of an event; its address changes with it. */
export const eventPicture = ({ id, recipeId, hasImage, updatedAt }: TimelineEvent, fileName: string) =>
  hasImage
    ? addressOf(contract.media.timelineImage, {
        params: { recipeId, eventId: id, fileName },
        query: { version: updatedAt ?? '' },
      })
    : undefined;

/** Notes that a recipe was made, says more about it, and takes it back. */
export function useMadeChanges(recipe: Recipe) {
  const me = useMe();
  const own = useFetch(contract.users.ownRating, { params: { recipeId: recipe.id } }, { enabled: me !== null });
  const ratingBefore = own.data?.rating ?? 0;
  const eventHere = (eventId: string, timestamp: string): TimelineEvent => ({
    id: eventId,
    groupId: recipe.groupId,
    recipeId: recipe.id,
    userId: me?.id ?? '',
    subject: '',
    eventType: 'comment',
    eventMessage: null,
    hasImage: false,
    timestamp,
    recipeVersion: recipe.version,
    series: null,
    standsFor: null,
    recipe,
    createdAt: timestamp,
    updatedAt: timestamp,
  });
  const waitsAs = (reply: TimelineEvent) => ({ kind: 'made', recipeId: recipe.id, reply }) as const;
  const now = () => new Date().toISOString();
  const create = useChange(contract.timeline.create, { waits: () => waitsAs(eventHere(newId(), now())) });
  const change = useChange(contract.timeline.change, {
    waits: ({ params, body }) => waitsAs(eventHere(params.eventId, body.timestamp ?? now())),
  });
  const picture = useChange(contract.timeline.replaceImage, {
    waits: () => ({ kind: 'made', recipeId: recipe.id, reply: { hasImage: true } }),
  });
  const rate = useChange(contract.users.rate, {
    waits: () => ({ kind: 'rating', recipeId: recipe.id, reply: null }),
  });
  const remove = useChange(contract.timeline.remove, {
    optimistic: (update, { params }) => withoutEvent(update, params.eventId),
  });

  const note = (): Promise<TimelineEvent> => {
    const subject = t('made.subject', { name: me?.fullName ?? '' });
    return create.mutateAsync({
      body: { recipeId: recipe.id, subject, eventType: 'comment', recipeVersion: recipe.version },
    });
  };
  const rateWith = async (rating: number) => {
    if (me) await rate.mutateAsync({ params: { id: me.id, slug: recipe.slug }, body: { rating } });
  };
  const takeBack = ({ id }: TimelineEvent, rating: number) => {
    remove.mutate({ params: { eventId: id } });
    if (rating !== ratingBefore) void rateWith(ratingBefore).catch(() => undefined);
  };
  /** What cannot be saved is told by itself; the rest is. */
  const save = async (event: TimelineEvent, draft: MadeDraft) => {
    const params = { eventId: event.id };
    const body = {
      ...(draft.day !== 0 && { timestamp: momentOf(draft.day) }),
      ...(draft.cook &&
        draft.cook.id !== event.userId && {
          userId: draft.cook.id,
          subject: t('made.subject', { name: draft.cook.fullName }),
        }),
      ...(draft.line.trim() && { eventMessage: draft.line.trim() }),
    };
    await Promise.allSettled([
      Object.keys(body).length > 0 && change.mutateAsync({ params, body }),
      draft.rating !== ratingBefore && rateWith(draft.rating),
      draft.photo && picture.mutateAsync({ params, form: { extension: 'jpg' }, files: { image: draft.photo } }),
    ]);
    toast.undoable(t('made.saved', { day: dayInWords(draft.day) }), t('action.undo'), () =>
      takeBack(event, draft.rating),
    );
  };
  return { note, save, takeBack: (event: TimelineEvent) => takeBack(event, ratingBefore), ratingBefore };
}
