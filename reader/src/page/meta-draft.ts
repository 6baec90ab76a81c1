import type { Draft } from '../recipe.ts';
import { metaValue, type PageMeta } from './meta.ts';
import { absolute } from './structured/microdata.ts';

/** What the page's head says that a recipe can use where nothing better is known. */
export function draftOfMeta(meta: PageMeta): Draft {
  const images = ['og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image', 'twitter:image:src', 'image'];
  const author = metaValue(meta, 'author', 'article:author', 'parsely-author', 'sailthru.author');
  return {
    name: titleOf(meta),
    description: metaValue(meta, 'og:description', 'description', 'twitter:description'),
    imageCandidates: images
      .flatMap((name) => meta.values.get(name) ?? [])
      .flatMap((address) => absolute(address, meta.baseUrl) ?? []),
    author: author && !/^https?:/.test(author) ? author : undefined,
    language: languageOf(meta),
    keywords: meta.values.get('article:tag') ?? [],
  };
}

function languageOf(meta: PageMeta): string | undefined {
  return meta.language || metaValue(meta, 'content-language', 'language', 'og:locale')?.replace('_', '-') || undefined;
}

/** The page's title without the site's name, which follows or precedes a bar or dash. */
function titleOf(meta: PageMeta): string | undefined {
  const title = metaValue(meta, 'og:title', 'twitter:title') ?? meta.title;
  const site = metaValue(meta, 'og:site_name');
  const heading = meta.headings.find((text) => text !== '');
  if (heading && title.toLowerCase().includes(heading.toLowerCase())) return heading;
  const parts = title.split(/\s+[|–—·•»]\s+|\s+-\s+|\s*::\s*/);
  const ownParts = parts.filter((part) => part.toLowerCase() !== site?.toLowerCase());
  return ownParts[0] || heading || title || undefined;
}
