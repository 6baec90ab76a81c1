import { Button } from '@mantine/core';
import { IconPlant2, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import pie from '../../art/berry-pie.webp';
import curry from '../../art/chickpea-curry.webp';
import cake from '../../art/chocolate-cake.webp';
import salad from '../../art/garden-salad.webp';
import { organizerPictures } from '../../art/of-organizers.ts';
import vegetables from '../../art/roast-vegetables.webp';
import bread from '../../art/sourdough.webp';
import bowl from '../../art/yoghurt-bowl.webp';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../lib/messages/index.ts';
import { SeedDialog } from '../seeders/index.ts';
import type { AnyKind, KindName } from './data-kind.ts';

const pictures: Record<KindName, [string, string, string]> = {
  foods: [salad, vegetables, bowl],
  units: [bread, cake, pie],
  labels: [vegetables, salad, curry],
  ...organizerPictures,
};

/** A kind of which the group has nothing: what belongs here, and a list to begin with or the first one to be made. */
export function NothingYet({ kind: { name, isSeeded }, onCreate }: { kind: AnyKind; onCreate: () => void }) {
  const [isSeeding, setSeeding] = useState(false);
  return (
    <EmptyState
      title={t('data.empty-title', { kind: name })}
      level={2}
      pictures={pictures[name]}
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
