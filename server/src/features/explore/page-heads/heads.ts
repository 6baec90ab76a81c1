import type { Recipe } from '@larder/contract';
import { beginningOf, textOfMarkdown } from '@larder/kitchen';
import type { Words } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { schemaRecipe } from '../../recipes/index.ts';
import { canonicalLink, escapeHtml, jsonLd, metaTags } from './markup.ts';

/** What goes into the head of a page, both as HTML. */
export interface PageHead {
  /** Not everybody may see it. */
  isPrivate?: boolean;
  title: string;
  markup: string;
  status: 200 | 404;
}

export interface Site {
  /** Address under which people reach the server, without a slash at its end. */
  base: string;
  words: Words;
}

export const siteOf = ({ BASE_URL }: Pick<Settings, 'BASE_URL'>, words: Words): Site => ({
  base: BASE_URL.replace(/\/$/, ''),
  words,
});

/** As much of a description as previews show. */
const previewLength = 300;

interface Preview {
  title: string;
  description: string;
  address: string;
  picture: string;
}

const preview = ({ words }: Site, { title, description, address, picture }: Preview, more: Record<string, string>) =>
  metaTags({
    ...(description && { description }),
    'og:site_name': words('app.name'),
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:url': address,
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:url': address,
    ...more,
  }) + canonicalLink(address);

const titleOf = ({ words }: Site, page: string): string => escapeHtml(words('app.title', { page }));
const logo = ({ base }: Site): string => `${base}/icon-512.png`;

/** Of a page that is no recipe's. @param address of the page, whole */
export const plainHead = (
  site: Site,
  page: { title: string; description: string; address: string; picture?: string | null },
): PageHead => ({
  title: titleOf(site, page.title),
  markup: preview(
    site,
    { ...page, picture: page.picture ?? logo(site) },
    { 'og:type': 'website', 'twitter:card': page.picture ? 'summary_large_image' : 'summary' },
  ),
  status: 200,
});

export const groupHead = (site: Site, { name, slug }: { name: string; slug: string }): PageHead => {
  const description = site.words('page.group-preview', { group: name });
  return plainHead(site, { title: name, description, address: `${site.base}/g/${slug}` });
};

/** The picture of a recipe as other sites fetch it. */
export const pictureOf = ({ base }: Site, { id, image }: Pick<Recipe, 'id' | 'image'>): string | null =>
  image && `${base}/api/media/recipes/${id}/images/original.webp?version=${encodeURIComponent(image)}`;

/** As much of a text in Markdown as previews show. */
export const shortened = (text: string): string => beginningOf(textOfMarkdown(text), previewLength);

/** @param address of the page, whole */
export const recipeHead = (site: Site, address: string, recipe: Recipe): PageHead => {
  const picture = pictureOf(site, recipe);
  const description = shortened(recipe.description);
  const tags = preview(
    site,
    { title: recipe.name, description, address, picture: picture ?? logo(site) },
    { 'og:type': 'article', 'twitter:card': 'summary_large_image' },
  );
  return {
    title: titleOf(site, recipe.name),
    markup: tags + jsonLd(schemaRecipe(recipe, { page: address, picture })),
    status: 200,
  };
};
