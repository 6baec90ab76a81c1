import type { Asset, Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconHeading, IconLink, IconPlus, IconTextPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { locale, t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import { ingredientLines, lineText, stepLines } from '../draft/link-ingredients.ts';
import { emptyStep, type RecipeDraft, type StepRow } from '../draft/recipe-draft.ts';
import { stepsOfBlock } from '../draft/split-block.ts';
import { RowList } from '../lists/RowList.tsx';
import { type EditRows, useRowActions } from '../lists/use-row-actions.ts';
import { useRowFocus } from '../lists/use-row-focus.ts';
import { useAttachFile } from '../recipe-edit.api.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import { StepLine } from './StepLine.tsx';
import { StepMenu } from './StepMenu.tsx';
import classes from './sections.module.css';

const BulkAddDialog = lazy(() => import('../dialogs/BulkAddDialog.tsx'));
const LinkDialog = lazy(() => import('../dialogs/LinkDialog.tsx'));

interface StepsSectionProps {
  recipe: Pick<Recipe, 'id' | 'slug'>;
  draft: RecipeDraft;
  edit: EditDraft;
  onAttached: (asset: Asset) => void;
  errors: Record<string, string>;
}

export function StepsSection({ recipe, draft, edit, onAttached, errors }: StepsSectionProps) {
  const rows = draft.recipeInstructions;
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
  const picture = useStepPicture(recipe, actions.changeLine, onAttached);
  const lineTexts = useMemo(
    () => new Map(ingredientLines(draft).map((line) => [line.id, lineText(line, locale())])),
    [draft],
  );
  const linkedTo = (step: StepRow) => step.ingredientIds.flatMap((id) => lineTexts.get(id) ?? []).join(' · ');
  const firstStep = stepLines(draft)[0]?.id;

  const merge = (step: StepRow, above: StepRow) => {
    const merged = {
      ...above,
      summary: above.summary || step.summary,
      text: [above.text.trimEnd(), step.text.trimStart()].filter(Boolean).join('\n'),
      ingredientIds: [...new Set([...above.ingredientIds, ...step.ingredientIds])],
    };
    actions.replace([above, step], [merged], t('recipe.edit.merged'));
    focus(above.id, above.text.trimEnd().length);
  };
  const split = (step: StepRow) => {
    const field = list.current?.querySelector(`[data-row="${CSS.escape(step.id)}"] textarea`);
    const caret = field instanceof HTMLTextAreaElement ? field.selectionStart : step.text.length;
    const below = { ...emptyStep(step.text.slice(caret).trimStart()), ingredientIds: step.ingredientIds };
    actions.replace(
      [step],
      [{ ...step, text: step.text.slice(0, caret).trimEnd() }, below],
      t('recipe.edit.was-split'),
    );
    focus(below.id, 'start');
  };
  const nameOf = ({ summary, text }: StepRow) => (summary || text).slice(0, 60);

  return (
    <section id="method" aria-labelledby="edit-method" className={classes.section}>
      <h2 id="edit-method">{t('recipe.method')}</h2>
      <RowList
        ref={list}
        label={t('recipe.method')}
        rows={rows}
        actions={actions}
        nameOf={nameOf}
        renderLine={(step, number) => (
          <StepLine
            step={step}
            number={number}
            previous={rows[rows.indexOf(step) - 1]?.id}
            linked={linkedTo(step)}
            hasSummary={step.summary !== '' || summarized.has(step.id)}
            isPreviewed={previewed.has(step.id)}
            actions={actions}
            onLink={setLinking}
            onEndPreview={endPreview}
            onPicture={picture.insert}
          />
        )}
        renderMenu={(step, index) => {
          const above = rows[index - 1];
          return (
            <StepMenu
              canMerge={above?.kind === 'line'}
              canSplit={step.text.trim() !== '' && !previewed.has(step.id)}
              hasSummary={step.summary !== '' || summarized.has(step.id)}
              onLink={() => setLinking(step.id)}
              onMerge={() => above?.kind === 'line' && merge(step, above)}
              onSplit={() => split(step)}
              onSummary={() => setSummarized((now) => new Set([...now, step.id]))}
              onPreview={() => setPreviewed((now) => new Set([...now, step.id]))}
              onPicture={() => picture.choose(step.id)}
            />
          );
        }}
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
            draft={draft}
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
}

/** Pictures in steps: files of the recipe that the text shows. */
function useStepPicture(
  recipe: Pick<Recipe, 'id' | 'slug'>,
  changeLine: (id: string, change: (step: StepRow) => StepRow, field: string) => void,
  onAttached: (asset: Asset) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<string>();
  const { attach } = useAttachFile(recipe);
  const insert = async (id: string, file: File) => {
    const end = toast.loading(t('recipe.edit.uploading', { name: file.name }));
    try {
      const asset = await attach(file);
      onAttached(asset);
      const picture = `![${asset.name}](/api/media/recipes/${recipe.id}/assets/${asset.fileName})`;
      changeLine(
        id,
        (step) => ({ ...step, text: [step.text.trimEnd(), picture].filter(Boolean).join('\n\n') }),
        'picture',
      );
    } catch {
      // The failure is told by a toast; the step stays as it is.
    } finally {
      end();
    }
  };
  return {
    input,
    insert,
    choose: (id: string) => {
      setStep(id);
      input.current?.click();
    },
    chosen: (event: React.ChangeEvent<HTMLInputElement>) => {
      const file = event.currentTarget.files?.[0];
      event.currentTarget.value = '';
      if (file && step) void insert(step, file);
    },
  };
}
