import type { TimelineEvent, User } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type MessageKey, t, tRich } from '../../../lib/messages/index.ts';
import { useGroup, useMe } from '../../../lib/session/index.ts';

interface EventTitleProps {
  event: TimelineEvent;
  /** Nobody where that one has left the household. */
  who: User | undefined;
  showsRecipe: boolean;
}

/** What the server writes when a recipe is created, in one language for all. */
const createdSubject = 'Recipe Created';

/** Who did what with which recipe, as far as that is known; else the words of whoever noted it. */
export function EventTitle({ event: { recipe, subject, eventType, standsFor }, who, showsRecipe }: EventTitleProps) {
  const { slug: groupSlug } = useGroup();
  const me = useMe();
  const link = (name: ReactNode) => (
    <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug: groupSlug ?? '', recipeSlug: recipe.slug }} dir="auto">
      {name}
    </Link>
  );
  if (standsFor !== null && standsFor > 1) {
    const mine = who?.id === me?.id ? 'yes' : 'no';
    return tRich(who ? 'timeline.who-added-many' : 'timeline.added-many', {
      mine,
      who: who?.fullName ?? '',
      count: standsFor,
      b: (name) => (
        <b>
          <bdi>{name}</bdi>
        </b>
      ),
    });
  }
  const isCreation = eventType === 'system' && subject === createdSubject;
  const isMade = eventType === 'comment' && who !== undefined && subject.includes(who.fullName);
  if (who && (isCreation || isMade)) {
    return tRich(sentences[isCreation ? 'created' : 'made'][showsRecipe ? 'ofAny' : 'ofThis'], {
      mine: who.id === me?.id ? 'yes' : 'no',
      who: who.fullName,
      recipe: recipe.name,
      b: (name) => (
        <b>
          <bdi>{name}</bdi>
        </b>
      ),
      link,
    });
  }
  return (
    <>
      <span dir="auto">{isCreation ? t('timeline.created') : subject}</span>
      {showsRecipe && <> · {link(recipe.name)}</>}
    </>
  );
}

const sentences: Record<'created' | 'made', Record<'ofAny' | 'ofThis', MessageKey>> = {
  created: { ofAny: 'timeline.who-added', ofThis: 'timeline.who-added-this' },
  made: { ofAny: 'timeline.who-made', ofThis: 'timeline.who-made-this' },
};
