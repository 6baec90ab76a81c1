import { elementsIn, type XmlNode } from './xml.ts';

export type PlistValue = string | number | boolean | PlistValue[] | { [key: string]: PlistValue };

/** The outermost dictionaries of a property list in XML, one after the other. Data stays base64. */
export function* dictionariesIn(xml: string): Generator<Record<string, PlistValue>> {
  for (const node of elementsIn(xml, 'dict')) yield dictionaryOf(node);
}

const dictionaryOf = ({ children }: XmlNode): Record<string, PlistValue> => {
  const entries: [string, PlistValue][] = [];
  let key: string | null = null;
  for (const child of children) {
    if (child.name === 'key') key = child.text.trim();
    else if (key !== null) {
      entries.push([key, plistValueOf(child)]);
      key = null;
    }
  }
  return Object.fromEntries(entries);
};

const plistValueOf = (node: XmlNode): PlistValue => {
  if (node.name === 'dict') return dictionaryOf(node);
  if (node.name === 'array') return node.children.map(plistValueOf);
  if (node.name === 'true' || node.name === 'false') return node.name === 'true';
  const text = node.text.trim();
  return node.name === 'integer' || node.name === 'real' ? Number(text) || 0 : text;
};
