import type { InstructionSection, Step } from '../../recipe.ts';
import {
  type AppAsset,
  type AppIngredient,
  type AppIngredientGroup,
  type AppRecipe,
  emptyRecipe,
} from '../app-recipe.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, isRecord, momentOf, ratingOf, recordsOf, textOf, textsOf, timeOf } from '../values.ts';

/**
 * A recipe as we write it in Markdown. Its fields stand above it, each value as JSON; `larder` names what each heading of the text opens, as
 * these are in the language of whoever has taken it along.
 */
interface OwnMarkdown {
  fields: ReadonlyMap<string, unknown>;
  parts: readonly string[];
  body: string;
}

/** Undefined for Markdown that somebody else has written, or that was changed above the recipe so that it is none of ours any more. */
export const ownMarkdownOf = (text: string): OwnMarkdown | undefined => {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n') : -1;
  const above = text.slice('---\n'.length, Math.max(0, end));
  if (!above.includes('\nlarder: [')) return undefined;
  const fields = new Map<string, unknown>();
  for (const line of above.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), parsed(line.slice(colon + 2)));
  }
  const parts = fields.get('larder');
  return Array.isArray(parts) && parts.every((part) => typeof part === 'string')
    ? { fields, parts, body: text.slice(end + '\n---\n'.length) }
    : undefined;
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    // Somebody has written it by hand.
    return json;
  }
};

export const recipeOfOwnMarkdown = (file: OpenedFile, { fields, parts, body }: OwnMarkdown): AppRecipe => {
  const value = (key: string) => textOf(fields.get(key));
  const id = isUuid.test(value('id')) ? value('id') : undefined;
  const files = recordsOf(fields.get('files'));
  const sections = sectionsOf(withLinks(body, id, files));
  const [about = ''] = sections;
  const of = (part: string) => sections.slice(1).filter((_, at) => parts[at] === part);
  const titles = new Map([...parts.entries()].map(([at, part]) => [sections[at + 1], part]));
  const nutrition = fields.get('nutrition');
  return {
    ...emptyRecipe(file.path),
    ...(id !== undefined && { id }),
    name: value('title'),
    assets: assetsIn(file, files),
    description: descriptionIn(about, parts.includes('facts')) || undefined,
    url: addressOf(value('source')),
    yield: value('servings') || undefined,
    prepTime: timeOf(value('prep time')),
    cookTime: timeOf(value('cook time')),
    totalTime: timeOf(value('total time')),
    categories: textsOf(fields.get('categories')),
    tags: textsOf(fields.get('tags')),
    equipment: textsOf(fields.get('tools')),
    rating: ratingOf(value('rating')),
    createdAt: momentOf(value('date')),
    nutrition: isRecord(nutrition)
      ? Object.fromEntries(Object.entries(nutrition).map(([name, amount]) => [name, textOf(amount)]))
      : {},
    ingredientGroups: of('ingredients').flatMap(ingredientGroupsIn),
    instructionSections: of('method').flatMap(stepSectionsIn),
    notes: sections.slice(1).flatMap((section) => {
      const part = titles.get(section);
      if (part !== 'note' && part !== 'untitled-note') return [];
      const { title, text } = headed(section);
      return [{ title: part === 'note' ? title : null, text }];
    }),
  };
};

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Its files, which lie beside the text. */
const assetsIn = ({ around }: OpenedFile, files: readonly Record<string, unknown>[]): AppAsset[] =>
  files.flatMap((one) => {
    const path = textOf(one.file);
    const [found, icon, fileName] = [around.find(path), textOf(one.icon), fileNameOf(path)];
    const named = { name: textOf(one.name) || fileName, fileName, ...(icon.startsWith('mdi-') && { icon }) };
    return found ? [{ ...named, file: found }] : [];
  });

/** Texts link to files as they do on a server, where these have the recipe's id. */
const withLinks = (body: string, id: string | undefined, files: readonly Record<string, unknown>[]): string => {
  if (id === undefined) return body;
  return files.reduce<string>((text, one) => {
    const path = textOf(one.file);
    return path.includes('/') ? text.replaceAll(path, `/api/media/recipes/${id}/assets/${fileNameOf(path)}`) : text;
  }, body);
};

/** The text parted at its headings of the second level; what stands in steps is indented. */
const sectionsOf = (body: string): string[] => body.split(/^(?=## )/m);

const headed = (section: string): { title: string; text: string } => {
  const end = section.indexOf('\n');
  return {
    title: plain(section.slice('## '.length, end < 0 ? undefined : end)),
    text: end < 0 ? '' : section.slice(end).trim(),
  };
};

/** A name without what says that its signs mean nothing. */
const plain = (text: string): string => text.replace(/\\([\\`*_[\]<>#])/g, '$1').trim();

/** What stands between the title with its picture and the list of facts. */
const descriptionIn = (about: string, hasFacts: boolean): string => {
  const text = about
    .trim()
    .replace(/^# [^\n]*\n?/, '')
    .trim()
    .replace(/^!\[[^\n]*\n?/, '')
    .trim();
  if (!hasFacts) return text;
  const lines = text.split('\n');
  let end = lines.length;
  while (end > 0 && /^- \*\*/.test(lines[end - 1] ?? '')) end -= 1;
  return lines.slice(0, end).join('\n').trim();
};

const ingredientGroupsIn = (section: string): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  for (const line of headed(section).text.split('\n')) {
    if (line.startsWith('### ')) groups.push({ name: plain(line.slice('### '.length)), ingredients: [] });
    else if (line.startsWith('- ')) groups.at(-1)?.ingredients.push(ingredientIn(line.slice('- '.length)));
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

/** A link to another file is another recipe. */
const ingredientIn = (line: string): AppIngredient => {
  const [link, recipe] = /\[([^[\]\n]{1,300})\]\([^()\s]{1,300}\.md\)/.exec(line) ?? [];
  return link && recipe ? { text: line.replace(link, recipe), recipe } : { text: line };
};

const stepSectionsIn = (section: string): InstructionSection[] => {
  const sections: InstructionSection[] = [{ name: null, steps: [] }];
  let open: { lines: string[]; indent: number } | undefined;
  const close = () => {
    if (open) sections.at(-1)?.steps.push(stepOf(open.lines.join('\n').trim()));
    open = undefined;
  };
  for (const line of headed(section).text.split('\n')) {
    const number = /^\d{1,4}\. /.exec(line)?.[0];
    if (number !== undefined) {
      close();
      open = { lines: [line.slice(number.length)], indent: number.length };
    } else if (line.startsWith('### ')) {
      close();
      sections.push({ name: plain(line.slice('### '.length)), steps: [] });
    } else if (open) open.lines.push(line.startsWith(' '.repeat(open.indent)) ? line.slice(open.indent) : line.trim());
  }
  close();
  return sections.filter(({ steps }) => steps.length > 0);
};

/** "**Prepare:** Cut the leek." has a name; so has one that stands in a paragraph of its own. */
const stepOf = (written: string): Step => {
  const end = written.startsWith('**') ? written.indexOf('**', 2) : -1;
  const [name, rest] = [written.slice(2, Math.max(2, end)), written.slice(end + 2)];
  if (name === '' || name.includes('\n')) return { text: written };
  if (name.endsWith(':') && rest.startsWith(' ')) return { name: plain(name.slice(0, -1)), text: rest.trim() };
  return rest === '' || rest.startsWith('\n\n') ? { name: plain(name), text: rest.trim() } : { text: written };
};
