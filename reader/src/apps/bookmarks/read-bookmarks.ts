import { Parser } from 'htmlparser2';
import type { AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { addressOf, isRecord, listedIn, momentOfSeconds, recordsOf, textOf } from '../values.ts';

/**
 * The bookmarks of a browser or of a service, in the format that Netscape had and all of them write; also the list of Pocket, and the
 * JSON in which Chromium and Firefox have theirs. A folder is a category.
 */
export const bookmarks: AppReader = {
  app: 'bookmarks',
  recognise: ({ start, json }) =>
    /<!doctype netscape-bookmark-file-1/i.test(start) || /<title>\s{0,20}Pocket Export/i.test(start) || isTree(json)
      ? 1
      : 0,
  *read(file) {
    let number = 0;
    for (const { url, name, about, attributes, folder } of isTree(file.json)
      ? linksOfTree(file.json)
      : linksIn(file.text)) {
      yield {
        ...emptyRecipe(`${file.path}#${number++}`),
        name: addressOf(name) ? '' : name,
        description: about || undefined,
        url,
        isLink: true,
        categories: folder === '' ? [] : [folder],
        tags: [...new Set(listedIn(attributes.tags))],
        createdAt: momentOfSeconds(attributes.add_date ?? attributes.time_added ?? ''),
      } satisfies AppRecipe;
    }
  },
};

/** Chromium names its places, Firefox its kinds. */
const isTree = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) &&
  ((isRecord(json.roots) && 'checksum' in json) || String(json.type).startsWith('text/x-moz-place-container'));

/** Folders that are places on the screen: what is in them directly has none. */
const placesOnScreen = new Set('root toolbar menu unfiled mobile placesRoot'.split(' '));

const deepestFolder = 50;

function* linksOfTree(tree: Record<string, unknown>): Generator<Link> {
  const roots = isRecord(tree.roots) ? Object.values(tree.roots).filter(isRecord) : recordsOf(tree.children);
  for (const root of roots) yield* linksBelow(root, '', 0);
}

function* linksBelow(node: Record<string, unknown>, folder: string, depth: number): Generator<Link> {
  const url = addressOf(node.url) ?? addressOf(node.uri);
  const name = textOf(node.name) || textOf(node.title);
  if (url) {
    const seconds = textOf(node.dateAdded).slice(0, 10);
    yield { url, name, about: '', folder, attributes: { tags: textOf(node.tags), add_date: seconds } };
  } else if (depth < deepestFolder) {
    const isPlace = depth === 0 || placesOnScreen.has(name);
    for (const child of recordsOf(node.children)) yield* linksBelow(child, isPlace ? '' : name, depth + 1);
  }
}

interface Link {
  url: string;
  name: string;
  about: string;
  attributes: Record<string, string>;
  folder: string;
}

const piece = 65_536;
const longestText = 2000;

/** Read tag by tag, as a list of bookmarks may be longer than any page. */
function* linksIn(html: string): Generator<Link> {
  const found: Link[] = [];
  const folders: string[] = [];
  let heading = '';
  let link: Link | undefined;
  let into: 'heading' | 'name' | 'about' | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        into = undefined;
        if (name === 'h3') {
          // The bar of a browser is a place on the screen and says nothing of what is in it.
          into = attributes.personal_toolbar_folder === undefined ? 'heading' : undefined;
          heading = '';
        } else if (name === 'dl') {
          folders.push(heading.trim());
          heading = '';
        } else if (name === 'dd') into = 'about';
        else if (name === 'a') {
          const url = addressOf(attributes.href);
          link = url ? { url, name: '', about: '', attributes, folder: folders.at(-1) ?? '' } : undefined;
          if (link) found.push(link);
          into = 'name';
        }
      },
      ontext: (text) => {
        if (into === 'heading') heading = (heading + text).slice(0, longestText);
        else if (into && link) link[into] = (link[into] + text).slice(0, longestText);
      },
      onclosetag: (name) => {
        if (name === 'dl') folders.pop();
        if (name === 'h3' || name === 'a' || name === 'dd') into = undefined;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < html.length; at += piece) {
    parser.write(html.slice(at, at + piece));
    // What is about the last one may follow yet.
    yield* found.splice(0, found.length - 1).map(trimmed);
  }
  parser.end();
  yield* found.map(trimmed);
}

const trimmed = (link: Link): Link => ({ ...link, name: link.name.trim(), about: link.about.trim() });
