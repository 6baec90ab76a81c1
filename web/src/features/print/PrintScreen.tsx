import type { Recipe } from '@larder/contract';
import { SegmentedControl, Switch } from '@mantine/core';
import { PrintFrame } from '../../components/PrintFrame.tsx';
import { type MessageKey, t } from '../../lib/messages/index.ts';
import { type ImagePosition, imagePositions, printPreferences, Sheet } from './Sheet.tsx';

const positionWords = {
  hidden: 'print.image-hidden',
  left: 'print.image-left',
  right: 'print.image-right',
} as const satisfies Record<ImagePosition, MessageKey>;

/** The recipe as it will lie on paper, beside what can be chosen about it. */
export function PrintScreen({ recipe, scale, onLeave }: { recipe: Recipe; scale: number; onLeave: () => void }) {
  const [taste, change] = printPreferences.use();
  return (
    <PrintFrame
      onLeave={onLeave}
      choices={
        <>
          <SegmentedControl
            aria-label={t('print.image')}
            data={imagePositions.map((value) => ({ value, label: t(positionWords[value]) }))}
            value={taste.imagePosition}
            onChange={(value) => change({ imagePosition: imagePositions.find((known) => known === value) ?? 'left' })}
          />
          <Switch
            label={t('print.description')}
            checked={taste.showDescription}
            onChange={(event) => change({ showDescription: event.currentTarget.checked })}
          />
          <Switch
            label={t('print.notes')}
            checked={taste.showNotes}
            onChange={(event) => change({ showNotes: event.currentTarget.checked })}
          />
          {recipe.recipeIngredient.some(({ referencedRecipe }) => referencedRecipe !== null) && (
            <Switch
              label={t('print.parts')}
              checked={taste.showParts}
              onChange={(event) => change({ showParts: event.currentTarget.checked })}
            />
          )}
        </>
      }
    >
      <Sheet recipe={recipe} scale={scale} taste={taste} />
    </PrintFrame>
  );
}
