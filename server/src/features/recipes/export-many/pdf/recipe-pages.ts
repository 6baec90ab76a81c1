import { type Column, fillColumn } from './columns.ts';
import { type Block, linesOf, type Style } from './lines.ts';
import { colors, gapOfColumns, ingredientsShare, margins, pictureShares, styles } from './look.ts';
import type { PrintedBook, PrintedPart, PrintedRecipe } from './printed-book.ts';
import { beginsAtRight } from './reading-order.ts';
import { drawFrame, type Sheet } from './sheet.ts';

interface Around {
  book: PrintedBook;
  /** Empty where the book has none. */
  chapter: string;
  /** Of the page that has been begun for it. */
  number: number;
  /** Begins another page; answers its number. */
  addPage(): number;
}

/** A recipe on pages of its own: its title and picture, ingredients beside the method, and what is said besides. */
export const drawRecipe = (sheet: Sheet, recipe: PrintedRecipe, around: Around): void => {
  const { book, chapter, number, addPage } = around;
  const { height } = sheet;
  const bottom = height - margins.bottom;
  // A recipe has the direction of its own letters, whatever the book around it is in.
  const isFromRight = beginsAtRight(recipe.name, sheet.isFromRight);
  const own = { ...sheet, isFromRight };
  const picture = drawTopPicture(own, recipe, book);
  drawFrame(sheet, { number, head: picture ? null : { left: book.title, right: chapter } });
  const goOn = (): number => {
    drawFrame(sheet, { number: addPage(), head: { left: recipe.name, right: chapter || book.title } });
    return margins.top;
  };
  const top = picture ? picture + belowPicture : margins.top + 26;
  const end = drawMain(own, recipe, { book, top: drawTop(own, recipe, top), bottom, goOn });
  drawInOneColumn(own, besides(recipe, book), { top: end + aboveBesides, bottom, goOn });
};

interface Body {
  top: number;
  bottom: number;
  /** Goes on on another page; answers where. */
  goOn(): number;
}

const belowPicture = 34;
const aboveBesides = 26;

/** Answers how high it is; 0 for none. */
const drawTopPicture = (sheet: Sheet, recipe: PrintedRecipe, book: PrintedBook): number => {
  const { width, height, drawPicture } = sheet;
  const { picture } = recipe;
  if (picture === null) return 0;
  // What is left by the words is the picture's, so that a recipe stays on one page where it can.
  const free = height - margins.bottom - belowPicture - heightOfWords(sheet, recipe, book);
  const share = free < height * pictureShares.least ? pictureShares.usual : free / height;
  const high = height * Math.min(share, pictureShares.most);
  return drawPicture(picture, { x: 0, y: 0, width, height: high }) ? high : 0;
};

const heightOfWords = (sheet: Sheet, recipe: PrintedRecipe, book: PrintedBook): number => {
  const heightOf = (blocks: Block[], width: number) =>
    blocks.reduce((sum, { text, style, indent, before }) => {
      return sum + before + linesOf(text, style, width - indent, sheet.fonts).length * style.leading;
    }, 0);
  const [left, right] = [ingredientBlocks(recipe, book), methodBlocks(recipe, book)];
  const columns = columnsOf(sheet, { top: 0, bottom: 0 }, left.length > 0 && right.length > 0);
  const main = Math.max(heightOf(left, columns[0].width), heightOf(right, columns[1].width));
  const said = besides(recipe, book);
  return (
    heightOf(titleBlocks(sheet, recipe), sheet.measure) +
    heightOfFacts +
    main +
    (said.length > 0 ? aboveBesides + heightOf(said, sheet.measure) : 0)
  );
};

const wholeColumn = ({ measure, isFromRight }: Sheet, { top, bottom }: Pick<Body, 'top' | 'bottom'>): Column => ({
  isFromRight,
  x: margins.side,
  width: measure,
  top,
  bottom,
});

/** The title, what is said of the recipe, and its facts in a row. */
const drawTop = (sheet: Sheet, recipe: PrintedRecipe, top: number): number => {
  const column = wholeColumn(sheet, { top, bottom: sheet.height - margins.bottom });
  const { end } = fillColumn(titleBlocks(sheet, recipe), column, sheet);
  return drawFacts(sheet, recipe.facts, end + 16);
};

const titleBlocks = (sheet: Sheet, { name, description }: PrintedRecipe): Block[] => [
  { text: name, style: styles.recipeTitle, before: 0, indent: 0 },
  ...shortened(
    sheet,
    description.map((text) => ({ text, style: styles.description, before: 8, indent: 0 })),
  ),
];

/** Of a row of facts with its lines and the space around it. */
const heightOfFacts = 70;

/** So many lines stand between a title and its recipe at most. */
const mostLinesOfDescription = 9;

const shortened = ({ fonts, measure }: Sheet, blocks: Block[]): Block[] => {
  let room = mostLinesOfDescription;
  return blocks.flatMap((block) => {
    const lines = linesOf(block.text, block.style, measure, fonts);
    const shown = lines.slice(0, Math.max(0, room));
    room -= lines.length;
    if (shown.length === 0) return [];
    return [{ ...block, text: shown.length < lines.length ? `${shown.join('').trimEnd()} …` : block.text }];
  });
};

const drawFacts = (sheet: Sheet, facts: PrintedRecipe['facts'], top: number): number => {
  if (facts.length === 0) return top + 6;
  const { draw, fonts, document, width, measure, isFromRight } = sheet;
  const gap = 26;
  const put = (text: string, style: Style, x: number, y: number) => {
    const { face, size } = style;
    draw(
      text,
      style,
      isFromRight ? width - x - fonts.widthOf(text, face, size) : x,
      y,
      beginsAtRight(text, isFromRight),
    );
  };
  const longest = measure / Math.min(4, facts.length) - gap;
  let [x, y] = [margins.side, top + 10];
  document
    .moveTo(margins.side, top)
    .lineTo(width - margins.side, top)
    .lineWidth(0.7)
    .stroke(colors.line);
  let bottom = y;
  for (const [name, value] of facts) {
    const lines = linesOf(value, styles.fact, Math.max(longest, 90), fonts).slice(0, 3);
    const widths = lines.map((line) => fonts.widthOf(line.trimEnd(), styles.fact.face, styles.fact.size));
    const wide = Math.max(fonts.widthOf(name, styles.factName.face, styles.factName.size), ...widths);
    if (x > margins.side && x + wide > width - margins.side) {
      [x, y] = [margins.side, bottom + 8];
    }
    put(name, styles.factName, x, y + 8);
    for (const [row, line] of lines.entries()) {
      put(line.trimEnd(), styles.fact, x, y + 22 + row * styles.fact.leading);
    }
    bottom = Math.max(bottom, y + 14 + lines.length * styles.fact.leading);
    x += wide + gap;
  }
  const end = bottom + 8;
  document
    .moveTo(margins.side, end)
    .lineTo(width - margins.side, end)
    .lineWidth(0.7)
    .stroke(colors.line);
  return end + 20;
};

/** Ingredients beside the method. Where one of them has ended, the other takes the whole width of the next page. */
const drawMain = (
  sheet: Sheet,
  recipe: PrintedRecipe,
  { book, top, bottom, goOn }: Body & { book: PrintedBook },
): number => {
  let left = ingredientBlocks(recipe, book);
  let right = methodBlocks(recipe, book);
  let y = top;
  if (left.length === 0 || right.length === 0) {
    return drawInOneColumn(sheet, [...left, ...right], { top, bottom, goOn });
  }
  for (;;) {
    const [one, other] = columnsOf(sheet, { top: y, bottom }, left.length > 0 && right.length > 0);
    const ofLeft = fillColumn(left, one, sheet);
    const ofRight = fillColumn(right, other, sheet);
    if (left.length > 0 && right.length > 0) drawBetween(sheet, [one, other], y, Math.max(ofLeft.end, ofRight.end));
    [left, right] = [ofLeft.left, ofRight.left];
    if (left.length === 0 && right.length === 0) return Math.max(ofLeft.end, ofRight.end);
    y = goOn();
  }
};

const columnsOf = (
  sheet: Sheet,
  { top, bottom }: Pick<Body, 'top' | 'bottom'>,
  areTwo: boolean,
): readonly [Column, Column] => {
  const whole = wholeColumn(sheet, { top, bottom });
  if (!areTwo) return [whole, whole];
  const width = Math.round(sheet.measure * ingredientsShare);
  const others = sheet.measure - width - gapOfColumns;
  return sheet.isFromRight
    ? [
        { ...whole, x: margins.side + others + gapOfColumns, width },
        { ...whole, width: others },
      ]
    : [
        { ...whole, width },
        { ...whole, x: margins.side + width + gapOfColumns, width: others },
      ];
};

const drawBetween = ({ document }: Sheet, columns: readonly Column[], top: number, bottom: number): void => {
  const middle = Math.max(...columns.map(({ x }) => x)) - gapOfColumns / 2;
  document.moveTo(middle, top).lineTo(middle, bottom).lineWidth(0.5).stroke(colors.line);
};

const drawInOneColumn = (sheet: Sheet, blocks: Block[], { top, bottom, goOn }: Body): number => {
  let [left, y] = [blocks, top];
  for (;;) {
    const filled = fillColumn(left, wholeColumn(sheet, { top: y, bottom }), sheet);
    if (filled.left.length === 0) return filled.end;
    left = filled.left;
    y = goOn();
  }
};

const heading = (text: string, before = 22): Block => ({
  text,
  style: styles.heading,
  before,
  indent: 0,
  isHeading: true,
});

const partTitle = ({ title }: PrintedPart<unknown>): Block[] =>
  title ? [{ text: title, style: styles.partTitle, before: 11, indent: 0, isHeading: true }] : [];

const ingredientBlocks = ({ ingredients }: PrintedRecipe, { words }: PrintedBook): Block[] => {
  const blocks = ingredients.flatMap((part) => [
    ...partTitle(part),
    ...part.lines.map((text) => ({ text, style: styles.ingredient, before: 4.5, indent: 0 })),
  ]);
  return blocks.length > 0 ? [heading(words.ingredients), ...blocks] : [];
};

/** Steps are numbered on over their sections; one alone needs no number. */
const methodBlocks = ({ method }: PrintedRecipe, { words }: PrintedBook): Block[] => {
  const steps = method.reduce((sum, { lines }) => sum + lines.length, 0);
  const indent = steps > 1 ? (steps > 9 ? 29 : 22) : 0;
  let number = 0;
  const blocks = method.flatMap((part) => [
    ...partTitle(part),
    ...part.lines.flatMap(({ summary, text }) => {
      number += 1;
      const marker = steps > 1 ? { text: String(number), style: styles.stepNumber } : undefined;
      const paragraphs = [
        ...(summary ? [{ text: summary, style: styles.summary, isHeading: true }] : []),
        ...text.map((paragraph) => ({ text: paragraph, style: styles.step })),
      ];
      return paragraphs.map((paragraph, index) => ({
        ...paragraph,
        before: index === 0 ? 9 : 4,
        indent,
        ...(index === 0 && marker && { marker }),
      }));
    }),
  ]);
  return blocks.length > 0 ? [heading(words.method), ...blocks] : [];
};

const besides = ({ notes, nutrition, source }: PrintedRecipe, { words }: PrintedBook): Block[] => [
  ...notes.flatMap(({ title, text }) => [
    heading(title),
    ...text.map((paragraph) => ({ text: paragraph, style: styles.note, before: 3, indent: 0 })),
  ]),
  ...(nutrition ? [heading(words.nutrition), { text: nutrition, style: styles.small, before: 2, indent: 0 }] : []),
  ...(source ? [{ text: `${words.source}: ${source}`, style: styles.small, before: 18, indent: 0 }] : []),
];
