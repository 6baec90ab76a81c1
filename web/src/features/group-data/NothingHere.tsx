import { Button } from '@mantine/core';
import { IconPlant2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import pie from '../../art/berry-pie.webp';
import curry from '../../art/chickpea-curry.webp';
import cake from '../../art/chocolate-cake.webp';
import dumplings from '../../art/dumplings.webp';
import salad from '../../art/garden-salad.webp';
import vegetables from '../../art/roast-vegetables.webp';
import shakshuka from '../../art/shakshuka.webp';
import bread from '../../art/sourdough.webp';
import pasta from '../../art/tomato-pasta.webp';
import soup from '../../art/tomato-soup.webp';
import bowl from '../../art/yoghurt-bowl.webp';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../lib/messages/index.ts';
import type { DataKind, DataRow, KindName } from './data-kind.ts';
import { SeedDialog } from './seed-dialog.ts';

const pictures: Record<KindName, [string, string, string]> = {
  foods: [salad, vegetables, bowl],
  units: [bread, cake, pie],
  labels: [vegetables, salad, curry],
  categories: [soup, shakshuka, cake],
  tags: [pasta, curry, dumplings],
  tools: [bread, pasta, pie],
};

/** A kind of which the group has nothing: what belongs here, and a list to begin with where there is one. */
export function NothingYet<Row extends DataRow, Draft extends { name: string }>({
  kind: { name, isSeeded },
}: {
  kind: DataKind<Row, Draft>;
}) {
  const [isSeeding, setSeeding] = useState(false);
  return (
    <EmptyState
      title={t('data.empty-title', { kind: name })}
      pictures={pictures[name]}
      action={
        isSeeded && (
          <>
            <Button variant="default" leftSection={<IconPlant2 size={20} />} onClick={() => setSeeding(true)}>
              {t('data.seed')}
            </Button>
            <Suspense>{isSeeding && <SeedDialog first={name} onClose={() => setSeeding(false)} />}</Suspense>
          </>
        )
      }
    >
      {t('data.empty-text', { kind: name })}
    </EmptyState>
  );
}
