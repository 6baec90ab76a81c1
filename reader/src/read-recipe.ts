import { decodePage } from './html/decode-page.ts';
import { parseHtml } from './html/parse-html.ts';
import { readByline } from './page/author.ts';
import { rankPictures } from './page/fields/best-image.ts';
import { mergeDrafts } from './page/merge.ts';
import { readMeta } from './page/meta.ts';
import { draftOfMeta, draftOfSite, previewPictures } from './page/meta-draft.ts';
import { structuredDrafts } from './page/structured/structured-drafts.ts';
import { readVisible } from './page/visible/read-visible.ts';
import { reconcileIngredients } from './page/visible/reconcile.ts';
import { fullerMethod } from './page/visible/reconcile-method.ts';
import { readRows } from './page/visible/rows.ts';
import { type ScoredRow, scoreRows } from './page/visible/score-rows.ts';
import type { Draft, ReadRecipe } from './recipe.ts';

export interface PageToRead {
  /** The page as text, or its bytes as they came. */
  html: string | Uint8Array;
  url: string;
  /** The HTTP header, for its charset. */
  contentType?: string;
  /** False reads without the table of rules for single sites. */
  siteRules?: boolean;
}

/** Reads the recipe of a web page, or null where the page has neither ingredients nor a method. Never throws. */
export function readRecipe(page: PageToRead): ReadRecipe | null {
  const html = decodePage(page.html, page.contentType);
  const document = parseHtml(html);
  const meta = readMeta(document, page.url);
  const rows = scoreRows(readRows(document));
  const visible = readVisible(rows);
  const structured = structuredDrafts(document, meta, page.url);
  const pictures = rankPictures(
    structured.flatMap(({ draft }) => draft.imageCandidates),
    previewPictures(meta),
  );
  const recipe = mergeDrafts(page.url, [
    ...structured.map(({ draft, ...source }) => ({ ...source, draft: { ...draft, imageCandidates: pictures } })),
    { origin: 'page', ...visible },
    { origin: 'meta', draft: { ...draftOfMeta(meta), imageCandidates: pictures }, trust: 0.5 },
    { origin: 'page', draft: { author: readByline(document) }, trust: 0.5 },
    { origin: 'meta', draft: draftOfSite(meta), trust: 0.3 },
  ]);
  if (recipe.ingredientGroups.length === 0 && recipe.instructionSections.length === 0) return null;
  return completed(
    withVisibleMethod(withVisibleIngredients(recipe, rows, visible.draft), rows, visible.draft),
    pictures,
  );
}

/** What follows from other fields: the first picture, and the sum of the times where no total is said. */
function completed(recipe: ReadRecipe, pictures: string[]): ReadRecipe {
  const parts = [recipe.prepMinutes, recipe.performMinutes ?? recipe.cookMinutes];
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const { origins, confidence } = recipe;
  return {
    ...recipe,
    image: pictures[0] ?? null,
    totalMinutes: recipe.totalMinutes ?? (sum > 0 ? sum : null),
    origins: { image: origins.imageCandidates, totalMinutes: origins.cookMinutes ?? origins.prepMinutes, ...origins },
    confidence: {
      image: confidence.imageCandidates,
      totalMinutes: confidence.cookMinutes ?? confidence.prepMinutes,
      ...confidence,
    },
  };
}

function withVisibleIngredients(recipe: ReadRecipe, rows: ScoredRow[], visible: Draft): ReadRecipe {
  if (recipe.origins.ingredientGroups === 'page') return recipe;
  const { groups, isVisible } = reconcileIngredients(
    recipe.ingredientGroups,
    rows,
    recipe.name,
    visible.ingredientGroups ?? [],
  );
  const origins = isVisible ? { ...recipe.origins, ingredientGroups: 'page' as const } : recipe.origins;
  return { ...recipe, ingredientGroups: groups, origins };
}

function withVisibleMethod(recipe: ReadRecipe, rows: ScoredRow[], visible: Draft): ReadRecipe {
  if (recipe.origins.instructionSections === 'page') return recipe;
  const sections = recipe.instructionSections;
  const fuller = fullerMethod(sections, recipe.description, rows, visible.instructionSections ?? []);
  if (!fuller) return recipe;
  return { ...recipe, instructionSections: fuller, origins: { ...recipe.origins, instructionSections: 'page' } };
}
