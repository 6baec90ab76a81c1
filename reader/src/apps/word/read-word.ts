import type { AppReader } from '../app-reader.ts';
import { picturesOf } from '../pictures.ts';
import type { OpenedFile, SentFile } from '../sent-file.ts';
import { recipesOfText } from '../text/read-text.ts';
import { childOf, childrenOf, elementsIn, type XmlNode } from '../xml.ts';

/** Documents of Word (DOCX), an archive in which the text is one file and each picture another. They are read as texts are. */
export const word: AppReader = {
  app: 'word',
  recognise: ({ start }) => (/<w:document[\s>]/.test(start) && start.includes('wordprocessingml') ? 1 : 0),
  *read(file) {
    const media = file.around.below().filter(({ path }) => path.includes('/media/'));
    const [first, ...others] = recipesOfText(
      { path: file.path, title: titleOf(file) },
      linesOfDocument(file.text).join('\n'),
    );
    if (first) yield { ...first, pictures: picturesOf(media), parts: partsOf(file) };
    yield* others;
  },
};

/** A text without a title is called as its document, which is the folder that the archive became. */
const titleOf = ({ path }: OpenedFile): string => (path.split('/').at(-3) ?? '').replace(/\.[^./]{1,20}$/, '');

const linesOfDocument = (xml: string): string[] =>
  [...elementsIn(xml, 'w:p', 'w:tr')].flatMap((node) =>
    node.name === 'w:p' ? linesOfParagraph(node) : linesOfRow(node),
  );

/** A row of short cells is a line, such as an amount and its food; cells of several paragraphs stand side by side. */
const linesOfRow = (row: XmlNode): string[] => {
  const cells = childrenOf(row, 'w:tc').map((cell) => childrenOf(cell, 'w:p').flatMap(linesOfParagraph));
  return cells.every((lines) => lines.length <= 1) ? [cells.flat().join(' ').trim()] : cells.flat();
};

const linesOfParagraph = (paragraph: XmlNode): string[] => {
  const style = childOf(childOf(paragraph, 'w:ppr'), 'w:pstyle')?.attributes['w:val'] ?? '';
  const rank = /^title$/i.test(style) ? 1 : Number(/^heading\s?([1-6])$/i.exec(style)?.[1] ?? 0);
  const text = textOf(paragraph).trim();
  if (text === '') return [''];
  return text.split('\n').map((line) => (rank > 0 ? `${'#'.repeat(rank)} ${line}` : line));
};

const textOf = (node: XmlNode): string =>
  node.children
    .map((child) => {
      if (child.name === 'w:t') return child.text;
      if (child.name === 'w:tab') return ' ';
      return child.name === 'w:br' || child.name === 'w:cr' ? '\n' : textOf(child);
    })
    .join('');

const besideText = [
  '../[Content_Types].xml',
  '../docProps/core.xml',
  '../docProps/app.xml',
  '../docProps/custom.xml',
  '../docProps/thumbnail.jpeg',
  '../customXml/item1.xml',
  '../customXml/itemProps1.xml',
  '../customXml/_rels/item1.xml.rels',
];

const partsOf = ({ around, path }: OpenedFile): SentFile[] => [
  ...around.below().filter((file) => file.path !== path),
  ...besideText.flatMap((name) => around.find(name) ?? []),
];
