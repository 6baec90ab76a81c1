import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import bread from '../../../art/sourdough.webp';
import soup from '../../../art/tomato-soup.webp';
import bowl from '../../../art/yoghurt-bowl.webp';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';

/** A recipe that was deleted or renamed. */
export function RecipeNotFound({ groupSlug }: { groupSlug: string }) {
  useTitle(t('not-found.page-title'));
  return (
    <Page width="narrow">
      <EmptyState
        title={t('recipe.not-found-title')}
        pictures={[bread, soup, bowl]}
        action={
          <Button renderRoot={(props) => <Link to="/g/$groupSlug" params={{ groupSlug }} {...props} />}>
            {t('recipe.to-all')}
          </Button>
        }
      >
        {t('recipe.not-found-text')}
      </EmptyState>
    </Page>
  );
}
