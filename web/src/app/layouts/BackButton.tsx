import { IconArrowLeft } from '@tabler/icons-react';
import { useMatchRoute, useRouter } from '@tanstack/react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';

/** Whether a page is one that is gone back from, such as a recipe. */
export const useHasWayBack = (): boolean => useMatchRoute()({ to: '/g/$groupSlug/r/$recipeSlug' }) !== false;

/** To where one was, or to the recipes for whoever came by a link: an installed app has no button of its browser. */
export function BackButton({ className }: { className?: string | undefined }) {
  const { history, navigate } = useRouter();
  const { slug } = useGroup();
  const goBack = () => {
    if (history.canGoBack()) history.back();
    else void (slug ? navigate({ to: '/g/$groupSlug', params: { groupSlug: slug } }) : navigate({ to: '/' }));
  };
  return <IconButton icon={IconArrowLeft} points label={t('layout.back')} className={className} onClick={goBack} />;
}
