import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { t } from '../../../../lib/messages/index.ts';
import { factorText, type Scale } from '../use-scale.ts';
import classes from './AmountTools.module.css';
import { FactorMenu } from './FactorMenu.tsx';
import { MeasuringSwitch } from './MeasuringSwitch.tsx';

/**
 * In which units and how many times a recipe is shown, and the one tap back.
 * @param withFactors the stepper beside counts servings, so that the factor is a second thing to choose
 */
export function AmountTools({ scale, withFactors }: { scale: Scale; withFactors: boolean }) {
  return (
    <div className={classes.tools}>
      <MeasuringSwitch />
      {withFactors && <FactorMenu scale={scale} />}
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
