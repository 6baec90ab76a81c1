import { useCallback, useMemo, useState } from 'react';
import { locale } from '../../../../lib/messages/index.ts';
import { ingredientLines, lineText, stepLines } from '../draft/link-ingredients.ts';
import type { RecipeDraft, StepRow } from '../draft/recipe-draft.ts';

/** What is shown of steps besides their text: a summary that somebody asked for, a preview, and the ingredients linked to them. */
export function useStepViews(rows: RecipeDraft['recipeInstructions'], ingredients: RecipeDraft['recipeIngredient']) {
  const [previewed, setPreviewed] = useState<ReadonlySet<string>>(new Set());
  const [summarized, setSummarized] = useState<ReadonlySet<string>>(new Set());
  const lineTexts = useLinkedTexts(rows, ingredients);
  const endPreview = useCallback(
    (id: string) => setPreviewed((now) => new Set([...now].filter((other) => other !== id))),
    [],
  );
  const viewOf = useCallback(
    ({ id, summary, ingredientIds }: StepRow) => ({
      linked: ingredientIds.flatMap((id) => lineTexts.get(id) ?? []).join(' · '),
      hasSummary: summary !== '' || summarized.has(id),
      isPreviewed: previewed.has(id),
    }),
    [lineTexts, summarized, previewed],
  );
  return {
    /** The same function until one of its answers changes. */
    viewOf,
    preview: useCallback((id: string) => setPreviewed((now) => new Set([...now, id])), []),
    endPreview,
    summarize: useCallback((id: string) => setSummarized((now) => new Set([...now, id])), []),
  };
}

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
