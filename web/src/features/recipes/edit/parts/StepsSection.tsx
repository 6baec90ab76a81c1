import type { Asset, Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconHeading, IconLink, IconPlus, IconTextPlus } from '@tabler/icons-react';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { locale, t } from '../../../../lib/messages/index.ts';
import { lazy } from '../../../../lib/screen/lazy.ts';
import { ingredientLines, lineText, stepLines } from '../draft/link-ingredients.ts';
import { emptyStep, type RecipeDraft, type StepRow } from '../draft/recipe-draft.ts';
import { stepsOfBlock } from '../draft/split-block.ts';
import { RowList } from '../lists/RowList.tsx';
import type { RenderLine, RenderMenu } from '../lists/SortableRow.tsx';
import { type EditRows, useRowActions } from '../lists/use-row-actions.ts';
import { useRowFocus } from '../lists/use-row-focus.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { StepLine } from './StepLine.tsx';
import { StepMenu } from './StepMenu.tsx';
import classes from './sections.module.css';
import { useStepPicture } from './use-step-picture.ts';

const BulkAddDialog = lazy(() => import('../dialogs/BulkAddDialog.tsx'));
const LinkDialog = lazy(() => import('../dialogs/LinkDialog.tsx'));

interface StepsSectionProps {
  recipe: Pick<Recipe, 'id' | 'slug'>;
  rows: RecipeDraft['recipeInstructions'];
  ingredients: RecipeDraft['recipeIngredient'];
  edit: EditDraft;
  onAttached: (asset: Asset) => void;
  errors: Record<string, string>;
}

export const StepsSection = memo(function StepsSection({
  recipe,
  rows,
  ingredients,
  edit,
  onAttached,
  errors,
}: StepsSectionProps) {
  const [list, focus] = useRowFocus<HTMLUListElement>();
  const editRows: EditRows<StepRow> = useCallback(
    (change, field) =>
      edit((draft) => {
        const recipeInstructions = change(draft.recipeInstructions);
        return recipeInstructions === draft.recipeInstructions ? draft : { ...draft, recipeInstructions };
      }, field),
    [edit],
  );
  const actions = useRowActions(editRows, emptyStep, focus);
  const [linking, setLinking] = useState<string>();
  const [bulk, setBulk] = useState(false);
  const [previewed, setPreviewed] = useState<ReadonlySet<string>>(new Set());
  const [summarized, setSummarized] = useState<ReadonlySet<string>>(new Set());
  const endPreview = useCallback(
    (id: string) => setPreviewed((now) => new Set([...now].filter((other) => other !== id))),
    [],
  );
  const picture = useStepPicture(recipe, actions, onAttached);
  const lineTexts = useLinkedTexts(rows, ingredients);
  const firstStep = stepLines(rows)[0]?.id;

  const renderLine: RenderLine<StepRow> = useCallback(
    (step, { number, previous }) => (
      <StepLine
        step={step}
        number={number}
        previous={previous}
        linked={step.ingredientIds.flatMap((id) => lineTexts.get(id) ?? []).join(' · ')}
        hasSummary={step.summary !== '' || summarized.has(step.id)}
        isPreviewed={previewed.has(step.id)}
        actions={actions}
        onLink={setLinking}
        onEndPreview={endPreview}
        onPicture={picture.insert}
      />
    ),
    [actions, lineTexts, summarized, previewed, endPreview, picture.insert],
  );
  const renderMenu: RenderMenu<StepRow> = useCallback(
    (step, above) => (
      <StepMenu
        step={step}
        above={above}
        actions={actions}
        list={list}
        hasSummary={step.summary !== '' || summarized.has(step.id)}
        isPreviewed={previewed.has(step.id)}
        onLink={() => setLinking(step.id)}
        onSummary={() => setSummarized((now) => new Set([...now, step.id]))}
        onPreview={() => setPreviewed((now) => new Set([...now, step.id]))}
        onPicture={() => picture.choose(step.id)}
      />
    ),
    [actions, list, summarized, previewed, picture.choose],
  );

  return (
    <section id="method" aria-labelledby="edit-method" className={classes.section}>
      <h2 id="edit-method">{t('recipe.method')}</h2>
      <RowList
        ref={list}
        label={t('recipe.method')}
        rows={rows}
        actions={actions}
        nameOf={({ summary, text }) => (summary || text).slice(0, 60)}
        renderLine={renderLine}
        renderMenu={renderMenu}
        errors={errors}
      />
      <input ref={picture.input} type="file" accept="image/*" hidden onChange={picture.chosen} tabIndex={-1} />
      <div className={classes.adders}>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={actions.addAtEnd}>
          {t('recipe.edit.add-step')}
        </Button>
        <Button variant="subtle" color="gray" leftSection={<IconHeading size={18} />} onClick={actions.addTitleAtEnd}>
          {t('recipe.edit.add-title')}
        </Button>
        <Button variant="subtle" color="gray" leftSection={<IconTextPlus size={18} />} onClick={() => setBulk(true)}>
          {t('recipe.edit.add-many')}
        </Button>
        {firstStep && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconLink size={18} />}
            onClick={() => setLinking(firstStep)}
          >
            {t('recipe.edit.link')}
          </Button>
        )}
      </div>
      <Suspense>
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
        {bulk && (
          <BulkAddDialog
            title={t('recipe.edit.add-many-steps')}
            hint={t('recipe.edit.add-many-steps-hint')}
            onClose={() => setBulk(false)}
            onAdd={(text) => {
              const added = stepsOfBlock(text);
              actions.append(added, t('recipe.edit.pasted-steps', { count: added.length }));
            }}
          />
        )}
      </Suspense>
    </section>
  );
});

/** Texts of the ingredients that steps are linked to, by id: the same map until one of those texts changes. */
function useLinkedTexts(rows: RecipeDraft['recipeInstructions'], ingredients: RecipeDraft['recipeIngredient']) {
  const linked = new Set(stepLines(rows).flatMap(({ ingredientIds }) => ingredientIds));
  const texts = ingredientLines(ingredients)
    .filter(({ id }) => linked.has(id))
    .flatMap((line) => [line.id, lineText(line, locale())]);
  const all = texts.join('\u0000');
  return useMemo(() => {
    const parts = all.split('\u0000');
    return new Map(parts.flatMap((id, index) => (index % 2 === 0 ? [[id, parts[index + 1] ?? ''] as const] : [])));
  }, [all]);
}
