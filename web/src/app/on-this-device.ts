import type { User } from '@larder/contract';
import { storedPush } from '../features/push/stored-push.ts';
import { provideDevice } from '../lib/api/index.ts';
import { t } from '../lib/messages/index.ts';
import { toast } from '../lib/toasts/toasts.ts';
import { router } from './router.tsx';

let openedFor: string | undefined;

/** Opens what this device holds for somebody, in browsers that store the application: elsewhere no page opens without a network. */
export function openOnThisDevice(me: Pick<User, 'id' | 'groupSlug'>) {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.serviceWorker.controller) {
    const again = () => openOnThisDevice(me);
    return navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  }
  if (openedFor === me.id) return;
  openedFor = me.id;
  provideDevice(open(me));
  if (storedPush.read(me.id)) void keepUp(me.id).catch(() => undefined);
}

async function keepUp(userId: string) {
  const { keepUpPush } = await import('../features/push/keep-up.ts');
  await keepUpPush(userId, () => void router.navigate({ to: '/user/device' }));
}

async function open({ id: userId, groupSlug }: Pick<User, 'id' | 'groupSlug'>) {
  const { openDevice } = await import('../features/offline/index.ts');
  return openDevice(userId, async ({ recipeId, draft, why }) => {
    const { storeDraft } = await import('../features/recipes/edit/draft/stored-draft.ts');
    // Taken from there when the edit began to wait.
    storeDraft({ userId, recipeId }, draft as Parameters<typeof storeDraft>[1]);
    const edit = () =>
      void router.navigate({
        to: '/g/$groupSlug/r/$recipeSlug',
        params: { groupSlug, recipeSlug: recipeId },
        search: { edit: true, resume: true },
      });
    const lookIntoBin = () => void router.navigate({ to: '/group/bin' });
    // They stay until somebody has seen them: it can be sent while nobody looks.
    if (why === 'changed') toast.error(t('offline.conflict'), { label: t('offline.look'), run: edit });
    else if (why === 'deleted') toast.error(t('offline.deleted'), { label: t('offline.open-bin'), run: lookIntoBin });
    else toast.error(t('offline.refused', { reason: why.refused }), { label: t('offline.go-on'), run: edit });
  });
}
