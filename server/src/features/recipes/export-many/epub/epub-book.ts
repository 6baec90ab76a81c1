import { directionOf, type Recipe } from '@larder/contract';
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
  /** Names its page and its picture: no name of a recipe is short and plain enough for all who unpack a book. */
  file: string;
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
      const picture = await jpegOf(files, recipe, 'min');
      const { words, language } = about;
      const file = `recipe-${recipes.length + 1}`;
      recipes.push({ number, name: recipe.name, file, hasPicture: picture !== undefined });
      const content = recipePage(recipe, { words, language, picture: picture ? `${file}.jpg` : null });
      yield { path: `book/${file}.xhtml`, content };
      if (picture) yield { path: `book/${file}.jpg`, content: picture };
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

interface WrittenChapter {
  /** Empty where the book has no chapters. */
  title: string;
  file: string;
  recipes: Written[];
}

/** Without the recipes that were deleted while the book was written. */
const writtenChapters = (written: Written[], chapters: readonly Chapter[]): WrittenChapter[] => {
  const byNumber = new Map(written.map((recipe) => [recipe.number, recipe]));
  return chapters
    .map(({ title, recipes }, index) => ({
      title,
      file: `chapter-${index + 1}`,
      recipes: recipes.flatMap(({ number }) => byNumber.get(number) ?? []),
    }))
    .filter(({ recipes }) => recipes.length > 0);
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
<h1 dir="auto">${escaped(title)}</h1>
${cover ? `<p class="picture"><img src="${cover.file}.jpg" alt="${escaped(cover.name)}"/></p>` : ''}
</section>`,
  );

const link = (recipe: Written) => `<li dir="auto"><a href="${recipe.file}.xhtml">${escaped(recipe.name)}</a></li>`;

const chapterPage = ({ title, recipes }: WrittenChapter, { language }: BookAbout): string =>
  page(
    title,
    language,
    `<section class="chapter"><h1 dir="auto">${escaped(title)}</h1>\n<ul>\n${recipes.map(link).join('\n')}\n</ul></section>`,
  );

const contentsPage = (chapters: WrittenChapter[], { title: book, language, words }: BookAbout): string =>
  page(
    words('export.contents'),
    language,
    `<nav epub:type="toc" id="toc"><h1>${escaped(words('export.contents'))}</h1>
<ol>
<li dir="auto"><a href="cover.xhtml">${escaped(book)}</a></li>
${chapters
  .map(({ title, file, recipes }) => {
    const links = recipes.map(link).join('\n');
    return title ? `<li dir="auto"><a href="${file}.xhtml">${escaped(title)}</a>\n<ol>\n${links}\n</ol></li>` : links;
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
  const cover = `${begun(title, 'cover')}</navPoint>`;
  const points = chapters.flatMap((chapter) => [
    ...(chapter.title ? [begun(chapter.title, chapter.file)] : []),
    ...chapter.recipes.map((recipe) => `${begun(recipe.name, recipe.file)}</navPoint>`),
    ...(chapter.title ? ['</navPoint>'] : []),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
<head><meta name="dtb:uid" content="urn:uuid:${id}"/></head>
<docTitle><text>${escaped(title)}</text></docTitle>
<navMap>
${[cover, ...points].join('\n')}
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
    ...recipes.map((recipe) => item(recipe.file, `${recipe.file}.xhtml`, html)),
    ...recipes.flatMap((recipe) => {
      const { file } = recipe;
      return recipe.hasPicture
        ? [item(`${file}-picture`, `${file}.jpg`, 'image/jpeg', recipe === cover ? 'cover-image' : '')]
        : [];
    }),
  ];
  const order = [
    'cover',
    'contents',
    ...chapters.flatMap(({ title, file, recipes }) => [...(title ? [file] : []), ...recipes.map(({ file }) => file)]),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${id}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${at.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${cover ? `<meta name="cover" content="${cover.file}-picture"/>` : ''}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine toc="ncx" page-progression-direction="${directionOf(language)}">
${order.map((name) => `<itemref idref="${name}"/>`).join('\n')}
</spine>
</package>
`;
};
