import type { Ingredient } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconCheck, IconScale } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Chip } from '../../../../components/Chip.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { factorText, type Scale } from '../use-scale.ts';

const AvailableDialog = lazy(() => import('./AvailableDialog.tsx'));

const factors = [1 / 4, 1 / 2, 3 / 4, 1, 3 / 2, 2, 3, 4, 6];

/** A chip with what the recipe is multiplied with, that opens the usual factors and the way to what one has of an ingredient. */
export function FactorMenu({ scale, lines }: { scale: Scale; lines: Ingredient[] }) {
  const [isAsking, setAsking] = useState(false);
  const factor = factorText(scale.factor);
  return (
    <>
      <Menu>
        <Menu.Target>
          <Chip opensMenu selected={scale.factor !== 1} aria-label={t('recipe.amounts.choose-factor', { factor })}>
            {scale.factor === 1 ? t('recipe.amounts.scale') : t('recipe.amounts.factor', { factor })}
          </Chip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconScale size={18} stroke={1.5} />} onClick={() => setAsking(true)}>
            {t('recipe.amounts.by-available')}
          </Menu.Item>
          <Menu.Divider />
          {factors.map((value) => (
            <Menu.Item
              key={value}
              onClick={() => scale.multiply(value)}
              rightSection={value === scale.factor && <IconCheck size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('recipe.amounts.factor', { factor: factorText(value) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isAsking && <AvailableDialog scale={scale} lines={lines} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
