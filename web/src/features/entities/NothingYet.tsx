import { Button } from '@mantine/core';
import { IconPlant2, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../lib/messages/index.ts';
import { SeedDialog } from '../seeders/index.ts';
import type { AnyKind } from './data-kind.ts';

/** A kind of which the group has nothing: what belongs here, and a list to begin with or the first one to be made. */
export function NothingYet({ kind: { name, pictures, isSeeded }, onCreate }: { kind: AnyKind; onCreate: () => void }) {
  const [isSeeding, setSeeding] = useState(false);
  return (
    <EmptyState
      title={t('data.empty-title', { kind: name })}
      level={2}
      pictures={pictures}
      action={
        isSeeded ? (
          <>
            <Button leftSection={<IconPlant2 size={20} />} onClick={() => setSeeding(true)}>
              {t('data.seed')}
            </Button>
            <Suspense>{isSeeding && <SeedDialog first={name} onClose={() => setSeeding(false)} />}</Suspense>
          </>
        ) : (
          <Button leftSection={<IconPlus size={20} />} onClick={onCreate}>
            {t('data.new', { kind: name })}
          </Button>
        )
      }
    >
      {t('data.empty-text', { kind: name })}
    </EmptyState>
  );
}
