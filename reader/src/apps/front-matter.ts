/**
 * What stands between two lines of `---` at the top of a file, by its keys in small letters. As people write it by hand, values are
 * only texts: one for a value, one for each item of a list. What is nested becomes lines, in which `Dough:` stands before its items;
 * values below a key are found by both, such as `source.url`.
 */
export interface FrontMatter {
  fields: Map<string, string[]>;
  body: string;
}

/** Undefined for a file that has none. */
export const frontMatterOf = (text: string): FrontMatter | undefined => {
  const opening = /^\s*---[^\S\n]*\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const lines = text.slice(opening.length).split('\n');
  const end = lines.findIndex((line) => /^(?:---|\.\.\.)\s*$/.test(line));
  return {
    fields: fieldsOf(end < 0 ? lines : lines.slice(0, end)),
    body:
      end < 0
        ? ''
        : lines
            .slice(end + 1)
            .join('\n')
            .trim(),
  };
};

/** The fields of a text that is nothing else. */
export const fieldsOf = (lines: readonly string[]): Map<string, string[]> => {
  const fields = new Map<string, string[]>();
  let values: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const [key, rest] = /^[\p{L}\w"']/u.test(line) ? keyIn(line) : [undefined, ''];
    const block: string[] = [];
    at += 1;
    while (at < lines.length && isWithin(lines[at] ?? '')) block.push(lines[at++] ?? '');
    if (key === undefined) continue;
    const below = rest === '' ? valuesBelow(block) : [];
    for (const [name, value] of below) fields.set(`${key}.${name}`, [value]);
    if (below.length > 0) continue;
    values = valuesOf(rest, block);
    const known = fields.get(key);
    if (known === undefined) fields.set(key, values);
    else for (const value of values) known.push(value);
  }
  return fields;
};

/** The keys and values of a block that has nothing else. */
const valuesBelow = (block: readonly string[]): [key: string, value: string][] => {
  const lines = block.filter((line) => line.trim() !== '');
  const pairs = lines.flatMap((line): [string, string][] => {
    const [, key, value] = /^\s{1,20}([\p{L}_][\p{L}\d_ ]{0,30}):\s{1,9}([^\s|>].*)$/u.exec(line) ?? [];
    return key && value ? [[key.toLowerCase(), unquoted(value)]] : [];
  });
  return pairs.length === lines.length ? pairs : [];
};

/** Lines that go on what is above: blank, indented, an item, or a comment. */
const isWithin = (line: string): boolean => /^(?:\s|- |-$|$|[\]}#])/.test(line);

const keyIn = (line: string): [key: string | undefined, rest: string] => {
  const colon = /:(?=\s|$)/.exec(line)?.index ?? -1;
  if (colon < 1 || colon > 60) return [undefined, ''];
  return [unquoted(line.slice(0, colon)).toLowerCase(), line.slice(colon + 1).trim()];
};

const valuesOf = (rest: string, block: readonly string[]): string[] => {
  if (/^[|>][-+\d]{0,3}(?:\s+#.*)?$/.test(rest)) return scalarOf(block, rest.startsWith('|'));
  if (rest.startsWith('[')) return itemsOfFlow([rest, ...block].join(' '));
  if (rest.startsWith('#')) return linesOfBlock(block);
  const scalar = unquoted([rest, ...block.map((line) => line.trim())].join(' ').trim());
  return rest === '' ? linesOfBlock(block) : [scalar];
};

/** A text of several lines as it stands, or with its lines joined. */
const scalarOf = (block: readonly string[], isLiteral: boolean): string[] => {
  const filled = block.filter((line) => line.trim() !== '');
  const indent = filled.reduce((least, line) => Math.min(least, line.length - line.trimStart().length), 1000);
  const text = block.map((line) => line.slice(indent)).join('\n');
  const joined = isLiteral
    ? text
    : text
        .split(/\n\s*\n/)
        .map((part) => part.replace(/\n/g, ' '))
        .join('\n\n');
  return joined.trim() === '' ? [] : [joined.trim()];
};

const itemsOfFlow = (text: string): string[] => {
  const items: string[] = [];
  let item = '';
  let quote = '';
  for (const letter of text.slice(1)) {
    if (quote !== '' ? letter === quote : /["']/.test(letter) && item.trim() === '') quote = quote === '' ? letter : '';
    if (quote === '' && (letter === ',' || letter === ']')) {
      items.push(unquoted(item));
      item = '';
      if (letter === ']') break;
    } else item += letter;
  }
  return [...items, unquoted(item)].filter((part) => part !== '');
};

/** Items and what is nested in them, each as a line; what goes on an item without a dash belongs to it. */
const linesOfBlock = (block: readonly string[]): string[] => {
  const lines: string[] = [];
  let indent = -1;
  for (const line of block) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const depth = line.length - line.trimStart().length;
    const item = /^-(?:\s|$)/.test(text);
    const isKey = !item && /^[^:]{1,60}:$/.test(text);
    if (item || isKey || indent < 0 || depth <= indent) {
      indent = item ? depth : isKey ? depth : indent;
      lines.push(item ? text.slice(1).trim() : text);
    } else lines.push(`${lines.pop() ?? ''} ${text}`.trim());
  }
  return lines.map(unquoted).filter((line) => line !== '');
};

const unquoted = (value: string): string => {
  const text = value.trim();
  const quote = text[0] ?? '';
  if (text.length < 2 || !/["']/.test(quote) || !text.endsWith(quote)) return text;
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replace(/\\n/g, '\n').replace(/\\(["\\/])/g, '$1');
};
