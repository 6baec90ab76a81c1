import type { Asset, Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { ingredientLines, stepLines } from '../draft/link-ingredients.ts';
import { emptyStep, type RecipeDraft, type StepRow } from '../draft/recipe-draft.ts';
import { stepsOfBlock } from '../draft/split-block.ts';
import type { RenderLine, RenderMenu } from '../lists/SortableRow.tsx';
import type { RowOf } from '../lists/use-row-actions.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { RowsSection, useRowsOfDraft } from './RowsSection.tsx';
import { StepLine } from './StepLine.tsx';
import { StepMenu } from './StepMenu.tsx';
import { useStepPicture } from './use-step-picture.ts';
import { useStepViews } from './use-step-views.ts';

const LinkDialog = lazy(() => import('../dialogs/LinkDialog.tsx'));

interface StepsSectionProps {
  recipe: Pick<Recipe, 'id' | 'slug'>;
  rows: RecipeDraft['recipeInstructions'];
  ingredients: RecipeDraft['recipeIngredient'];
  edit: EditDraft;
  onAttached: (asset: Asset) => void;
  errors: Record<string, string>;
}

const steps = {
  read: (draft: RecipeDraft) => draft.recipeInstructions,
  write: (draft: RecipeDraft, recipeInstructions: RowOf<StepRow>[]) => ({ ...draft, recipeInstructions }),
  newLine: emptyStep,
};

export const StepsSection = memo(function StepsSection({
  recipe,
  rows,
  ingredients,
  edit,
  onAttached,
  errors,
}: StepsSectionProps) {
  const { list, actions } = useRowsOfDraft(edit, steps);
  const [linking, setLinking] = useState<string>();
  const { viewOf, preview, endPreview, summarize } = useStepViews(rows, ingredients);
  const picture = useStepPicture(recipe, actions, onAttached);
  const firstStep = stepLines(rows).find(({ text, summary }) => text.trim() || summary.trim())?.id;

  const renderLine: RenderLine<StepRow> = useCallback(
    (step, { number, previous }) => (
      <StepLine
        step={step}
        number={number}
        previous={previous}
        {...viewOf(step)}
        actions={actions}
        onLink={setLinking}
        onEndPreview={endPreview}
        onPicture={picture.insert}
      />
    ),
    [actions, viewOf, endPreview, picture.insert],
  );
  const renderMenu: RenderMenu<StepRow> = useCallback(
    (step, above) => (
      <StepMenu
        step={step}
        above={above}
        actions={actions}
        list={list}
        {...viewOf(step)}
        onLink={() => setLinking(step.id)}
        onSummary={() => summarize(step.id)}
        onPreview={() => preview(step.id)}
        onPicture={recipe.id ? () => picture.choose(step.id) : undefined}
      />
    ),
    [actions, list, viewOf, summarize, preview, picture.choose, recipe.id],
  );

  const addMany = (text: string) => {
    const added = stepsOfBlock(text);
    actions.append(added, t('recipe.edit.pasted-steps', { count: added.length }));
  };

  return (
    <RowsSection
      id="method"
      title={t('recipe.method')}
      list={list}
      rows={rows}
      actions={actions}
      nameOf={({ summary, text }) => (summary || text).slice(0, 60)}
      renderLine={renderLine}
      renderMenu={renderMenu}
      errors={errors}
      addLabel={t('recipe.edit.add-step')}
      action={
        firstStep && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconLink size={18} />}
            onClick={() => setLinking(firstStep)}
          >
            {t('recipe.edit.link')}
          </Button>
        )
      }
      many={{
        title: t('recipe.edit.add-many-steps'),
        hint: t('recipe.edit.add-many-steps-hint'),
        onAdd: addMany,
      }}
    >
      <input ref={picture.input} type="file" accept="image/*" hidden onChange={picture.chosen} tabIndex={-1} />
      {linking && (
        <LinkDialog
          steps={stepLines(rows)}
          ingredients={ingredientLines(ingredients)}
          stepId={linking}
          onStep={setLinking}
          onLink={(id, ingredientIds) => actions.changeLine(id, (step) => ({ ...step, ingredientIds }), 'links')}
          onClose={() => setLinking(undefined)}
        />
      )}
    </RowsSection>
  );
});
