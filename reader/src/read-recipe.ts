import { decodePage } from './html/decode-page.ts';
import { parseHtml } from './html/parse-html.ts';
import { mergeDrafts, type SourcedDraft } from './page/merge.ts';
import { readMeta } from './page/meta.ts';
import { draftOfMeta } from './page/meta-draft.ts';
import { structuredDrafts } from './page/structured/structured-drafts.ts';
import { readVisible } from './page/visible/read-visible.ts';
import { reconcileIngredients } from './page/visible/reconcile.ts';
import { readRows } from './page/visible/rows.ts';
import { type ScoredRow, scoreRows } from './page/visible/score-rows.ts';
import type { ReadRecipe } from './recipe.ts';

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
  const drafts: SourcedDraft[] = [
    ...structuredDrafts(document, meta, page.url),
    { origin: 'page', ...readVisible(rows) },
    { origin: 'meta', draft: draftOfMeta(meta), trust: 0.5 },
  ];
  const recipe = withVisibleIngredients(mergeDrafts(page.url, drafts), rows);
  if (recipe.ingredientGroups.length === 0 && recipe.instructionSections.length === 0) return null;
  const pictures = [...new Set(drafts.flatMap(({ draft }) => draft.imageCandidates ?? []))];
  return { ...recipe, imageCandidates: pictures, image: pictures[0] ?? null };
}

function withVisibleIngredients(recipe: ReadRecipe, rows: ScoredRow[]): ReadRecipe {
  if (recipe.origins.ingredientGroups === 'page') return recipe;
  const { groups, isVisible } = reconcileIngredients(recipe.ingredientGroups, rows, recipe.name);
  const origins = isVisible ? { ...recipe.origins, ingredientGroups: 'page' as const } : recipe.origins;
  return { ...recipe, ingredientGroups: groups, origins };
}
