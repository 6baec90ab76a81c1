import { Parser } from 'htmlparser2';
import type { AppIngredient } from './app-recipe.ts';

/** An element with its text, in which elements below it are left out. Names are in small letters. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
}

/** Of one element that is asked for; programs nest a handful. */
const deepest = 40;
const mostElements = 100_000;
const piece = 65_536;

/** The elements of a name, or of several, each with all that is below it, one after the other. Broken files give what there is of them. */
export function* elementsIn(xml: string, ...wanted: string[]): Generator<XmlNode> {
  const found: XmlNode[] = [];
  let open: XmlNode[] = [];
  let count = 0;
  let ignored = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const parent = open.at(-1);
        if (!parent && !wanted.includes(name)) return;
        if (!parent) count = 0;
        count += 1;
        if (open.length >= deepest || count > mostElements) {
          ignored += 1;
          return;
        }
        const node: XmlNode = { name, attributes, text: '', children: [] };
        parent?.children.push(node);
        open.push(node);
      },
      ontext: (text) => {
        const node = open.at(-1);
        if (node && ignored === 0) node.text += text;
      },
      onclosetag: (name) => {
        if (ignored > 0) ignored -= 1;
        else if (open.length > 0 && name === open.at(-1)?.name) {
          const [node] = open.splice(-1);
          if (node && open.length === 0) found.push(node);
        }
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  for (let at = 0; at < xml.length; at += piece) {
    parser.write(xml.slice(at, at + piece));
    yield* found.splice(0);
  }
  parser.end();
  yield* found.splice(0);
  const [cut] = open;
  open = [];
  if (cut) yield cut;
}

export const childrenOf = (node: XmlNode | undefined, ...names: string[]): XmlNode[] =>
  node?.children.filter(({ name }) => names.includes(name)) ?? [];

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => childrenOf(node, name)[0];

/** The text of a node in lines without blanks around them; empty for none. */
export const linesIn = (node: XmlNode | undefined): string =>
  (node?.text ?? '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

/** The text of a node on one line. */
export const wordsIn = (node: XmlNode | undefined): string => (node?.text ?? '').replace(/\s+/g, ' ').trim();

/** A line from what a program keeps apart as text: "1 1/2", "cups", "flour", "sifted". */
export const lineOf = (parts: { amount?: string; unit?: string; food?: string; note?: string; recipe?: string }) => {
  const { amount = '', unit = '', food = '', note = '', recipe } = parts;
  const measured = [amount, unit, food]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
  const text = [measured, note.trim()].filter((part) => part !== '').join(', ');
  const line: AppIngredient = { text, ...(recipe && { recipe }) };
  return line;
};
