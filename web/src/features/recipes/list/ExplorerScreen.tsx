import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import pancakes from '../../../art/pancakes.webp';
import shakshuka from '../../../art/shakshuka.webp';
import soup from '../../../art/tomato-soup.webp';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useGroup } from '../../../lib/session/index.ts';
import { TodayPart, useTodayIsKnown } from '../../mealplans/index.ts';
import { Explorer } from './Explorer.tsx';

/** All recipes of a group. */
export function ExplorerScreen() {
  const { slug, isOwn } = useGroup();
  useTitle(t('nav.recipes'));
  const todayIsKnown = useTodayIsKnown();
  return (
    <Explorer
      title={t('nav.recipes')}
      back={isOwn && <TodayPart />}
      isHeld={isOwn && !todayIsKnown}
      empty={<NoRecipes isOwn={isOwn} groupSlug={slug ?? ''} />}
    />
  );
}

function NoRecipes({ isOwn, groupSlug }: { isOwn: boolean; groupSlug: string }) {
  return (
    <EmptyState
      title={t(isOwn ? 'explorer.empty-title' : 'explorer.empty-visitor-title')}
      pictures={[soup, shakshuka, pancakes]}
      action={
        isOwn && (
          <Button renderRoot={(props) => <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} {...props} />}>
            {t('explorer.empty-action')}
          </Button>
        )
      }
    >
      {t(isOwn ? 'explorer.empty-text' : 'explorer.empty-visitor-text')}
    </EmptyState>
  );
}
