import bread from '../../art/sourdough.webp';
import soup from '../../art/tomato-soup.webp';
import bowl from '../../art/yoghurt-bowl.webp';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';

/** In place of what a link led to while it worked. */
export function LinkEnded() {
  useTitle(t('shared.ended-title'));
  return (
    <EmptyState title={t('shared.ended-title')} pictures={[bread, soup, bowl]}>
      {t('shared.ended-text')}
    </EmptyState>
  );
}
