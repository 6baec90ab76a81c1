import { Parser } from 'htmlparser2';
import type { AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { addressOf, listedIn } from '../values.ts';

/**
 * The bookmarks of a browser or of a service, in the format that Netscape had and all of them write; also the list of Pocket. A folder
 * is a category.
 */
export const bookmarks: AppReader = {
  app: 'bookmarks',
  recognise: ({ start }) =>
    /<!doctype netscape-bookmark-file-1/i.test(start) || /<title>\s{0,20}Pocket Export/i.test(start) ? 1 : 0,
  *read(file) {
    let number = 0;
    for (const { url, name, about, attributes, folder } of linksIn(file.text)) {
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

const momentOfSeconds = (text: string): string | undefined =>
  /^\d{9,10}$/.test(text) ? new Date(Number(text) * 1000).toISOString() : undefined;
