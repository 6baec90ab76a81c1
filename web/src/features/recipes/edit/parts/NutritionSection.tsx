import type { Nutrition } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { nutrients } from '../../shared/nutrients.ts';
import { hasNutrition } from '../../view/Nutrition.tsx';
import type { EditDraft } from '../use-recipe-editing.ts';
import { FoldedSection } from './FoldedSection.tsx';
import classes from './sections.module.css';

export const NutritionSection = memo(function NutritionSection({
  nutrition,
  edit,
}: {
  nutrition: Nutrition;
  edit: EditDraft;
}) {
  return (
    <FoldedSection title={t('recipe.nutrition')} holds={hasNutrition(nutrition)}>
      <p className={classes.hint}>{t('recipe.nutrition-hint')}</p>
      <div className={classes.grid}>
        {nutrients.map(([key, name, unit]) => (
          <TextInput
            key={key}
            label={name()}
            inputMode="decimal"
            rightSection={<small aria-hidden="true">{unit}</small>}
            rightSectionWidth={48}
            value={nutrition[key] ?? ''}
            maxLength={255}
            onChange={(event) => {
              const value = event.currentTarget.value || null;
              edit((draft) => ({ ...draft, nutrition: { ...draft.nutrition, [key]: value } }), key);
            }}
          />
        ))}
      </div>
    </FoldedSection>
  );
});
