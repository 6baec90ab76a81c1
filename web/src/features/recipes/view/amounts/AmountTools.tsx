import type { Ingredient } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { t } from '../../../../lib/messages/index.ts';
import { factorText, type Scale } from '../use-scale.ts';
import classes from './AmountTools.module.css';
import { FactorMenu } from './FactorMenu.tsx';
import { MeasuringSwitch } from './MeasuringSwitch.tsx';

/**
 * In which units and how many times a recipe is shown, and the one tap back.
 * @param lines what can be scaled; empty where nothing has an amount
 */
export function AmountTools({ scale, lines }: { scale: Scale; lines: Ingredient[] }) {
  return (
    <div className={classes.tools}>
      <MeasuringSwitch />
      {lines.length > 0 && <FactorMenu scale={scale} lines={lines} />}
      {scale.factor !== 1 && (
        <div className={classes.scaled}>
          <output>{scaledText(scale)}</output>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconRestore size={18} stroke={1.5} />}
            onClick={scale.reset}
          >
            {t('recipe.amounts.back')}
          </Button>
        </div>
      )}
    </div>
  );
}

function scaledText({ factor, available }: Scale): string {
  const times = factorText(factor);
  return available
    ? t('recipe.amounts.scaled-for', { factor: times, amount: available.amount, food: available.food })
    : t('recipe.amounts.scaled', { factor: times });
}
