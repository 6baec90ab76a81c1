import type { Document } from './html/nodes.ts';
import { parseHtml } from './html/parse-html.ts';
import { textOfPage } from './html/text-of-page.ts';
import { isNobody, readByline, readLabelledWriter, readLinkedWriter } from './page/author.ts';
import { withAgreedTimes } from './page/fields/agreed-times.ts';
import { isLogo, rankPictures } from './page/fields/best-image.ts';
import { notesApart } from './page/fields/closing-notes.ts';
import { withTrueGroups } from './page/fields/group-names.ts';
import { languageByLetters } from './page/fields/language-of-letters.ts';
import { withoutOtherMatter } from './page/fields/other-matter.ts';
import { wholeDescription } from './page/fields/whole-description.ts';
import { mergeDrafts, type SourcedDraft } from './page/merge.ts';
import { type PageMeta, readMeta } from './page/meta.ts';
import {
  draftOfMeta,
  draftOfSite,
  firstNameOfSite,
  isNameOfSite,
  isTaglineOfSite,
  isTitleInHeading,
  nameUnderHeading,
  previewPictures,
} from './page/meta-draft.ts';
import { pagePictures } from './page/page-pictures.ts';
import { readPlugin } from './page/plugins.ts';
import { foundSomethingElse, readByRule } from './page/read-by-rule.ts';
import { readRightsHolder, readSignature, withCompanion } from './page/signature.ts';
import { siteRuleFor } from './page/site-rules.ts';
import {
  appStateDrafts,
  type StructuredDraft,
  structuredDrafts,
  writerOfArticle,
} from './page/structured/structured-drafts.ts';
import { headingOfRecipe, readVisible, type VisibleRecipe } from './page/visible/read-visible.ts';
import { reconcileIngredients } from './page/visible/reconcile.ts';
import { fullerMethod, wholeSteps } from './page/visible/reconcile-method.ts';
import { readRows } from './page/visible/rows.ts';
import { type ScoredRow, scoreRows } from './page/visible/score-rows.ts';
import { stepsApart } from './page/visible/steps-apart.ts';
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
  const document = parseHtml(textOfPage(page));
  const meta = readMeta(document, page.url);
  const rows = scoreRows(readRows(document));
  const structured = structuredDrafts(document, meta, page.url);
  const titled = draftOfMeta(meta);
  const isUntitled = titled.name === undefined || isNameOfSite(titled.name, meta);
  const head = isUntitled
    ? { ...titled, name: headingOfRecipe(rows, (text) => isNameOfSite(text, meta)) ?? titled.name }
    : titled;
  const name = structured[0]?.draft.name ?? head.name ?? '';
  const visible = readVisible(rows, name);
  const named = rankPictures(
    structured.flatMap(({ draft }) => draft.imageCandidates),
    previewPictures(meta),
  );
  const pictures = named.some((address) => !isLogo(address))
    ? named
    : [...pagePictures(document, name, meta.baseUrl), ...named];
  const plugin = readPlugin(document) ?? {};
  const linked = readLinkedWriter(document);
  const labelled = readLabelledWriter(document);
  const byline = readSignature(meta.headings, head.name ?? '') ?? linked ?? labelled ?? readByline(document);
  const writer = structured.some(({ draft }) => draft.author) ? undefined : writerOfArticle(document, meta);
  const rule = page.siteRules === false ? undefined : siteRuleFor(page.url);
  const found = rule && readByRule(document, rule, meta.baseUrl);
  const others = [visible.draft, ...structured.map(({ draft }) => draft)];
  const ruled = found && foundSomethingElse(found, others) ? null : found;
  const signed = structured[0]?.draft.author ?? head.author ?? '';
  const isTagline = isTaglineOfSite(signed, meta);
  const writers = [plugin.author, linked, labelled, isTagline ? byline : undefined];
  const drafts: SourcedDraft[] = [
    ...(ruled ? [{ origin: 'site-rule' as const, draft: ruled, trust: 0.95 }] : []),
    ...(isTagline || isNameOfSite(signed, meta)
      ? [writerOnCard(writers.find((name) => name && !isNameOfSite(name, meta)))]
      : []),
    ...withPictures(structured, pictures),
    ...withPictures(visible.isSure ? [] : appStateWhereNeeded(document, meta, page.url, structured), pictures),
    { origin: visible.origin, draft: visible.draft, trust: visible.trust },
    { origin: 'plugin', draft: plugin, trust: 0.85 },
    {
      origin: 'page',
      draft: { name: isTitleInHeading(meta, visible.nameOnCard ?? '') ? undefined : visible.nameOnCard },
      trust: 0.6,
    },
    { origin: 'page', draft: { author: firstNameOfSite(writer ?? head.author, meta) ?? writer }, trust: 0.5 },
    { origin: 'meta', draft: { ...head, imageCandidates: named.length > 0 ? pictures : [] }, trust: 0.5 },
    { origin: 'page', draft: { author: byline, imageCandidates: pictures }, trust: 0.5 },
    { origin: 'page', draft: { author: readRightsHolder(document) }, trust: 0.4 },
    { origin: 'meta', draft: draftOfSite(meta), trust: 0.3 },
  ];
  const recipe = mergeDrafts(page.url, drafts.map(withoutNobody));
  if (recipe.ingredientGroups.length === 0 && recipe.instructionSections.length === 0) return null;
  const whole = withVisibleMethod(withVisibleIngredients(recipe, rows, visible), rows, visible);
  const said = isStructured(recipe.origins.ingredientGroups) ? recipe.ingredientGroups : [];
  const author = whole.author && withCompanion(whole.author, readByline(document));
  const description = wholeDescription(whole.description, whole.origins.description, rows);
  const grouped = withTrueGroups(whole, new Set(said.flatMap(({ ingredients }) => ingredients)));
  const isRuleOutdated = ruled === null;
  const told = withAgreedTimes({ ...grouped, author, description, isRuleOutdated }, visible.draft);
  return completed(withClosingNotes(withoutOtherMatter(told)), meta, pictures);
}

/** What JSON-LD calls a step somebody has put there as one. */
function withClosingNotes(recipe: ReadRecipe): ReadRecipe {
  if (recipe.origins.instructionSections === 'json-ld') return recipe;
  const { sections, notes } = notesApart(recipe.instructionSections);
  if (sections === recipe.instructionSections) return recipe;
  const { origins } = recipe;
  return {
    ...recipe,
    instructionSections: sections,
    notes: [...recipe.notes, ...notes],
    origins: { ...origins, notes: origins.notes ?? origins.instructionSections },
  };
}

/** The person behind a site that signs with its own name. */
function writerOnCard(author: string | undefined): SourcedDraft {
  return { origin: 'plugin', draft: { author }, trust: 0.7 };
}

function withoutNobody({ draft, ...source }: SourcedDraft): SourcedDraft {
  return { ...source, draft: isNobody(draft.author ?? '') ? { ...draft, author: undefined } : draft };
}

/** A framework's state is searched only where the data leaves out what a recipe must have. */
function appStateWhereNeeded(
  document: Document,
  meta: PageMeta,
  url: string,
  known: StructuredDraft[],
): StructuredDraft[] {
  const isComplete = known.some(
    ({ draft }) => (draft.ingredientGroups ?? []).length > 0 && (draft.instructionSections ?? []).length > 0,
  );
  return isComplete ? [] : appStateDrafts(document, meta, url);
}

function withPictures(drafts: StructuredDraft[], pictures: string[]): SourcedDraft[] {
  return drafts.map(({ draft, ...source }) => ({ ...source, draft: { ...draft, imageCandidates: pictures } }));
}

function isStructured(origin: string | undefined): boolean {
  return origin !== undefined && origin !== 'page' && origin !== 'plugin' && origin !== 'site-rule';
}

function withVisibleIngredients(recipe: ReadRecipe, rows: ScoredRow[], visible: VisibleRecipe): ReadRecipe {
  if (!isStructured(recipe.origins.ingredientGroups)) return recipe;
  const shown = visible.draft.ingredientGroups ?? [];
  const { groups, isVisible, seen } = reconcileIngredients(recipe.ingredientGroups, rows, recipe.name, shown);
  const origins = isVisible ? { ...recipe.origins, ingredientGroups: visible.origin } : recipe.origins;
  const trust = isVisible ? 0.8 : (recipe.confidence.ingredientGroups ?? 1) * (leastTrust + (1 - leastTrust) * seen);
  return {
    ...recipe,
    ingredientGroups: groups,
    origins,
    confidence: { ...recipe.confidence, ingredientGroups: trust },
  };
}

/** What is left of the trust in ingredients of which the page shows none. */
const leastTrust = 0.75;

function withVisibleMethod(recipe: ReadRecipe, rows: ScoredRow[], visible: VisibleRecipe): ReadRecipe {
  if (!isStructured(recipe.origins.instructionSections)) return recipe;
  const shown = visible.draft.instructionSections ?? [];
  const said = wholeSteps(recipe.instructionSections, rows);
  const fuller = fullerMethod(said, recipe.description, rows, shown);
  if (!fuller) return { ...recipe, instructionSections: stepsApart(said, rows) };
  return {
    ...recipe,
    instructionSections: fuller,
    origins: { ...recipe.origins, instructionSections: visible.origin },
  };
}

/** What follows from other fields: the first picture, and the sum of the times where no total is said. */
function completed(recipe: ReadRecipe, meta: PageMeta, pictures: string[]): ReadRecipe {
  const parts = [recipe.prepMinutes, recipe.performMinutes ?? recipe.cookMinutes];
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const { origins, confidence } = recipe;
  return {
    ...recipe,
    name: nameUnderHeading(recipe.name, meta),
    language: languageByLetters(recipe),
    image: recipe.image ?? pictures[0] ?? null,
    totalMinutes: recipe.totalMinutes ?? (sum > 0 ? sum : null),
    origins: { image: origins.imageCandidates, totalMinutes: origins.cookMinutes ?? origins.prepMinutes, ...origins },
    confidence: {
      image: confidence.imageCandidates,
      totalMinutes: confidence.cookMinutes ?? confidence.prepMinutes,
      ...confidence,
    },
  };
}
