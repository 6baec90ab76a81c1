import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Chip } from '../../../../components/Chip.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { factorText, type Scale } from '../use-scale.ts';

const factors = [1 / 4, 1 / 2, 3 / 4, 1, 3 / 2, 2, 3, 4, 6];

/** A chip with what the recipe is multiplied with, that opens the usual factors. */
export function FactorMenu({ scale }: { scale: Scale }) {
  const factor = factorText(scale.factor);
  return (
    <Menu>
      <Menu.Target>
        <Chip opensMenu selected={scale.factor !== 1} aria-label={t('recipe.amounts.choose-factor', { factor })}>
          {t('recipe.amounts.factor', { factor })}
        </Chip>
      </Menu.Target>
      <Menu.Dropdown>
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
  );
}
