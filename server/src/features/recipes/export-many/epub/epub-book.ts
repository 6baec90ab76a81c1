import type { Recipe } from '@larder/contract';
import type { FileStore, ZipContent } from '../../../../platform/files/index.ts';
import type { Words } from '../../../../platform/http/index.ts';
import type { Chapter } from '../chapters.ts';
import { jpegOf } from '../recipe-files.ts';
import { escaped, page, recipePage, style } from './epub-pages.ts';

export interface BookAbout {
  /** Names this book and no other: a reader keeps its place in it by that. */
  id: string;
  title: string;
  language: string;
  words: Words;
  at: Date;
  chapters: readonly Chapter[];
}

interface Written {
  number: number;
  name: string;
  slug: string;
  hasPicture: boolean;
}

/** A book is begun by its kind, filled recipe by recipe, and ended by its contents. */
export interface Book {
  begin(): Iterable<ZipContent>;
  add(recipe: Recipe, number: number): AsyncIterable<ZipContent>;
  end(): Iterable<ZipContent>;
}

/** An EPUB 3, in which a recipe stands once; readers of EPUB 2 find its contents too. */
export const createBook = (files: FileStore, about: BookAbout): Book => {
  const recipes: Written[] = [];
  return {
    *begin() {
      // It comes first and as it is: that is how a file is known for a book.
      yield { path: 'mimetype', content: Buffer.from('application/epub+zip'), isPacked: true };
      yield { path: 'META-INF/container.xml', content: container };
      yield { path: 'book/style.css', content: style };
    },
    async *add(recipe, number) {
      const { name, slug } = recipe;
      const picture = await jpegOf(files, recipe, 'min');
      const { words, language } = about;
      recipes.push({ number, name, slug, hasPicture: picture !== undefined });
      const place = fileOf({ slug });
      const content = recipePage(recipe, { words, language, picture: picture ? `${place}.jpg` : null });
      yield { path: `book/${place}.xhtml`, content };
      if (picture) yield { path: `book/${place}.jpg`, content: picture };
    },
    *end() {
      const chapters = writtenChapters(recipes, about.chapters);
      const cover = recipes.find(({ hasPicture }) => hasPicture);
      yield { path: 'book/cover.xhtml', content: coverPage(about, cover) };
      for (const chapter of chapters.filter(({ title }) => title))
        yield { path: `book/${chapter.file}.xhtml`, content: chapterPage(chapter, about) };
      yield { path: 'book/contents.xhtml', content: contentsPage(chapters, about) };
      yield { path: 'book/contents.ncx', content: contentsOfOld(chapters, about) };
      yield { path: 'book/book.opf', content: packageOf(chapters, about, cover) };
    },
  };
};

/** Addresses in a book are written as they are, so they have no other letters than these. */
const fileOf = ({ slug }: { slug: string }): string => `recipe-${Buffer.from(slug).toString('base64url')}`;

interface WrittenChapter {
  /** Empty where the book has no chapters. */
  title: string;
  file: string;
  recipes: Written[];
}

/** Without the recipes that were deleted while the book was written. */
const writtenChapters = (written: Written[], chapters: readonly Chapter[]): WrittenChapter[] => {
  const byNumber = new Map(written.map((recipe) => [recipe.number, recipe]));
  return chapters.map(({ title, recipes }, index) => ({
    title,
    file: `chapter-${index + 1}`,
    recipes: recipes.flatMap(({ number }) => byNumber.get(number) ?? []),
  }));
};

const container = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const coverPage = ({ title, language }: BookAbout, cover: Written | undefined): string =>
  page(
    title,
    language,
    `<section class="cover" epub:type="cover">
<h1>${escaped(title)}</h1>
${cover ? `<p class="picture"><img src="${fileOf(cover)}.jpg" alt="${escaped(cover.name)}"/></p>` : ''}
</section>`,
  );

const link = (recipe: Written) => `<li><a href="${fileOf(recipe)}.xhtml">${escaped(recipe.name)}</a></li>`;

const chapterPage = ({ title, recipes }: WrittenChapter, { language }: BookAbout): string =>
  page(
    title,
    language,
    `<section class="chapter"><h1>${escaped(title)}</h1>\n<ul>\n${recipes.map(link).join('\n')}\n</ul></section>`,
  );

const contentsPage = (chapters: WrittenChapter[], { language, words }: BookAbout): string =>
  page(
    words('export.contents'),
    language,
    `<nav epub:type="toc"><h1>${escaped(words('export.contents'))}</h1>
<ol>
${chapters
  .map(({ title, file, recipes }) => {
    const links = recipes.map(link).join('\n');
    return title ? `<li><a href="${file}.xhtml">${escaped(title)}</a>\n<ol>\n${links}\n</ol></li>` : links;
  })
  .join('\n')}
</ol></nav>`,
  );

const contentsOfOld = (chapters: WrittenChapter[], { id, title }: BookAbout): string => {
  let order = 0;
  const begun = (name: string, file: string): string => {
    order += 1;
    return `<navPoint id="p${order}" playOrder="${order}"><navLabel><text>${escaped(name)}</text></navLabel><content src="${file}.xhtml"/>`;
  };
  const points = chapters.flatMap((chapter) => [
    ...(chapter.title ? [begun(chapter.title, chapter.file)] : []),
    ...chapter.recipes.map((recipe) => `${begun(recipe.name, fileOf(recipe))}</navPoint>`),
    ...(chapter.title ? ['</navPoint>'] : []),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
<head><meta name="dtb:uid" content="urn:uuid:${id}"/></head>
<docTitle><text>${escaped(title)}</text></docTitle>
<navMap>
${points.join('\n')}
</navMap>
</ncx>
`;
};

const packageOf = (
  chapters: WrittenChapter[],
  { id, title, language, at }: BookAbout,
  cover: Written | undefined,
): string => {
  const recipes = chapters.flatMap((chapter) => chapter.recipes);
  const titled = chapters.filter(({ title }) => title);
  const html = 'application/xhtml+xml';
  const item = (name: string, file: string, type: string, properties = '') =>
    `<item id="${name}" href="${file}" media-type="${type}"${properties && ` properties="${properties}"`}/>`;
  const items = [
    item('style', 'style.css', 'text/css'),
    item('contents', 'contents.xhtml', html, 'nav'),
    item('ncx', 'contents.ncx', 'application/x-dtbncx+xml'),
    item('cover', 'cover.xhtml', html),
    ...titled.map(({ file }) => item(file, `${file}.xhtml`, html)),
    ...recipes.map((recipe) => item(fileOf(recipe), `${fileOf(recipe)}.xhtml`, html)),
    ...recipes.flatMap((recipe) => {
      const file = fileOf(recipe);
      return recipe.hasPicture
        ? [item(`${file}-picture`, `${file}.jpg`, 'image/jpeg', recipe === cover ? 'cover-image' : '')]
        : [];
    }),
  ];
  const order = [
    'cover',
    'contents',
    ...chapters.flatMap(({ title, file, recipes }) => [...(title ? [file] : []), ...recipes.map(fileOf)]),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${at.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${cover ? `<meta name="cover" content="${fileOf(cover)}-picture"/>` : ''}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine toc="ncx">
${order.map((name) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`;
};
