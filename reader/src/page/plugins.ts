import type { Document, Element } from '../html/nodes.ts';
import { elementsOf } from '../html/parse-html.ts';
import { linesOf, textOf } from '../html/text-of.ts';
import type { Draft, RecipeNote } from '../recipe.ts';
import { sectionOf } from '../words/section-words.ts';
import { cleanName } from './author.ts';

/** What a recipe plugin of blog software calls the parts that structured data does not have. Class names, without dots. */
interface RecipePlugin {
  /** Begins the class names of all its parts. */
  prefix: string;
  name?: string;
  author?: string;
  notes?: string;
  equipment?: string;
}

const plugins: RecipePlugin[] = [
  {
    prefix: 'wprm-',
    name: 'wprm-recipe-name',
    author: 'wprm-recipe-author',
    notes: 'wprm-recipe-notes',
    equipment: 'wprm-recipe-equipment-name',
  },
  {
    prefix: 'tasty-recipes',
    name: 'tasty-recipes-title',
    author: 'tasty-recipes-author-name',
    notes: 'tasty-recipes-notes-body',
    equipment: 'tasty-recipes-equipment',
  },
  {
    prefix: 'mv-create',
    name: 'mv-create-title',
    author: 'mv-create-author',
    notes: 'mv-create-notes-content',
    equipment: 'mv-create-equipment',
  },
  { prefix: 'dr-', author: 'dr-author-name', notes: 'dr-note', equipment: 'dr-equipment' },
  {
    prefix: 'wp-block-wpzoom-recipe-card',
    name: 'recipe-card-title',
    author: 'recipe-card-author',
    notes: 'recipe-card-notes-list',
    equipment: 'recipe-card-equipment',
  },
  { prefix: 'ERS', author: 'ERSAuthor', notes: 'ERSNotes' },
  { prefix: 'zlrecipe', notes: 'zlrecipe-notes' },
  { prefix: 'zrdn-', notes: 'zrdn-notes-text' },
  { prefix: 'mpprecipe', notes: 'mpprecipe-notes' },
  { prefix: 'cooked-', author: 'cooked-author', notes: 'cooked-recipe-notes' },
  { prefix: 'jetpack-recipe', notes: 'jetpack-recipe-notes' },
  { prefix: 'wpurp-', author: 'wpurp-recipe-author', notes: 'wpurp-recipe-notes' },
  { prefix: 'bl-recipe', notes: 'bl-recipe-notes' },
  { prefix: 'blog-yumprint', notes: 'blog-yumprint-notes' },
  { prefix: 'purr-', notes: 'purr-notes' },
  { prefix: 'penci-recipe', notes: 'penci-recipe-notes' },
];

/** Class names that only recipe plugins have, to tell their boxes from a page's own. */
export const pluginNames = new RegExp(`(?:^|\\s)(?:${plugins.map(({ prefix }) => prefix.toLowerCase()).join('|')})`);

/** Name, writer, notes and equipment from the recipe card of a plugin, if the page has one. */
export function readPlugin(page: Document): Draft | null {
  const parts = partsByClass(page);
  const plugin = plugins.find((known) =>
    [known.name, known.notes, known.author, known.equipment].some((name) => name && parts.has(name)),
  );
  if (!plugin) return null;
  const first = (name: string | undefined) => (name ? parts.get(name)?.[0] : undefined);
  const [name, author, notes] = [first(plugin.name), first(plugin.author), first(plugin.notes)];
  return {
    name: name ? textOf(name) : undefined,
    author: author ? cleanName(textOf(author)) : undefined,
    notes: notes ? notesOf(linesOf(notes)) : [],
    equipment: [...new Set((parts.get(plugin.equipment ?? '') ?? []).flatMap(linesOf))].filter(
      (line) => !sectionOf(line),
    ),
  };
}

const wanted = new Set(plugins.flatMap(({ name, author, notes, equipment }) => [name, author, notes, equipment]));

function partsByClass(page: Document): Map<string, Element[]> {
  const parts = new Map<string, Element[]>();
  for (const element of elementsOf(page)) {
    for (const name of (element.attribs.class ?? '').split(/\s+/)) {
      if (!wanted.has(name)) continue;
      const alike = parts.get(name) ?? [];
      alike.push(element);
      parts.set(name, alike);
    }
  }
  return parts;
}

/** Notes under their titles: "Storage: keeps for a week" has one. */
function notesOf(lines: string[]): RecipeNote[] {
  return lines
    .filter((line) => !(sectionOf(line) === 'afterwards' && line.length <= 20))
    .map((line) => {
      const titled = /^([^:.!?]{3,40}):\s+(.+)$/u.exec(line);
      return titled ? { title: titled[1] ?? null, text: titled[2] ?? '' } : { title: null, text: line };
    });
}
