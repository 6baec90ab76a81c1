import { type AdminUser, contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** Takes the connection with a person at the provider away, whom the provider may know as somebody new. */
export function ProviderLink({ user, onDone }: { user: AdminUser; onDone: () => void }) {
  const disconnect = useChange(contract.adminUsers.disconnect, {
    onDone: () => {
      toast.success(t('admin.disconnected', { name: user.fullName }));
      onDone();
    },
  });
  return (
    <Button
      variant="default"
      loading={disconnect.isPending}
      onClick={() => disconnect.mutate({ params: { itemId: user.id } })}
    >
      {t('admin.disconnect')}
    </Button>
  );
}
