import { decodePage } from '../html/decode-page.ts';
import { parseHtml } from '../html/parse-html.ts';
import type { PageToRead } from '../read-recipe.ts';
import { rankPictures } from './fields/best-image.ts';
import { readMeta } from './meta.ts';
import { draftOfMeta, previewPictures } from './meta-draft.ts';

export interface PageHead {
  /** Empty where the page has no title. */
  name: string;
  description: string;
  /** Addresses, the best first. */
  pictures: string[];
}

/** What a page says of itself where it has no recipe, or shows none to a program. Never throws. */
export function readHead({ html, contentType, url }: PageToRead): PageHead {
  const meta = readMeta(parseHtml(decodePage(html, contentType)), url);
  const { name = '', description = '' } = draftOfMeta(meta);
  return { name, description, pictures: rankPictures([], previewPictures(meta)) };
}
