import { Button } from '@mantine/core';
import salad from '../../art/garden-salad.webp';
import bread from '../../art/sourdough.webp';
import soup from '../../art/tomato-soup.webp';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../lib/messages/index.ts';
import { useCreateList } from './use-create-list.ts';

export function NoLists() {
  const { create, isPending } = useCreateList();
  return (
    <EmptyState
      title={t('shopping.none-title')}
      pictures={[salad, bread, soup]}
      action={
        <Button loading={isPending} onClick={() => create(t('shopping.first-name'))}>
          {t('shopping.none-action')}
        </Button>
      }
    >
      {t('shopping.none-text')}
    </EmptyState>
  );
}
