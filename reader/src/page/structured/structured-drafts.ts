import type { Document } from '../../html/nodes.ts';
import type { Origin } from '../../recipe.ts';
import { metaValue, type PageMeta } from '../meta.ts';
import { readAppState } from './app-state.ts';
import { chooseRecipe, type PageSubject } from './choose-recipe.ts';
import { Graph } from './graph.ts';
import { readHRecipes } from './hrecipe.ts';
import { microdata, rdfa, readItems } from './items.ts';
import type { Json } from './json.ts';
import { readJsonLd } from './json-ld.ts';
import { articleAuthor, readSchemaRecipe, type SchemaDraft } from './schema-recipe.ts';

export interface StructuredDraft {
  origin: Origin;
  draft: SchemaDraft;
  trust: number;
}

/** What each kind of structured data on a page says, the most trustworthy first. */
export function structuredDrafts(page: Document, meta: PageMeta, url: string): StructuredDraft[] {
  const subject = subjectOf(meta, url);
  return [
    ...draftOf('json-ld', readJsonLd(page), subject, meta, 0.95),
    ...draftOf('microdata', readItems(page, microdata, meta.baseUrl), subject, meta, 0.9),
    ...draftOf('rdfa', readItems(page, rdfa, meta.baseUrl), subject, meta, 0.9),
    ...draftOf('hrecipe', readHRecipes(page, meta.baseUrl), subject, meta, 0.8),
  ];
}

/** The writer of the article that a page is, where none of its data is a recipe. */
export function writerOfArticle(page: Document, meta: PageMeta): string | undefined {
  return articleAuthor(new Graph([...readJsonLd(page), ...readItems(page, microdata, meta.baseUrl)])) || undefined;
}

/** What the state of the page's framework says, for pages that show nothing without their scripts. */
export function appStateDrafts(page: Document, meta: PageMeta, url: string): StructuredDraft[] {
  return draftOf('app-state', readAppState(page), subjectOf(meta, url), meta, 0.7);
}

function draftOf(
  origin: Origin,
  documents: Json[],
  subject: PageSubject,
  meta: PageMeta,
  trust: number,
): StructuredDraft[] {
  const graph = new Graph(documents);
  const recipe = chooseRecipe(graph, subject);
  return recipe ? [{ origin, draft: readSchemaRecipe(recipe, graph, meta.baseUrl), trust }] : [];
}

function subjectOf(meta: PageMeta, url: string): PageSubject {
  const titles = [metaValue(meta, 'og:title'), meta.title, ...meta.headings];
  return { url: meta.canonical ?? url, titles: titles.flatMap((title) => (title ? [title.toLowerCase()] : [])) };
}
