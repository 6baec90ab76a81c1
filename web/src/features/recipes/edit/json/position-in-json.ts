import { jsonLanguage } from '@codemirror/lang-json';

interface Position {
  from: number;
  to: number;
}

type Node = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

/** Where the value at a path such as `['notes', 0, 'title']` stands in a JSON text, or the innermost value around it. */
export function positionInJson(json: string, path: readonly (string | number)[]): Position {
  let node = jsonLanguage.parser.parse(json).topNode.firstChild;
  for (const part of path) {
    const inner = node && (node.name === 'Array' ? itemOf(node, Number(part)) : memberOf(node, String(part), json));
    if (!inner) break;
    node = inner;
  }
  return node ? { from: node.from, to: node.to } : { from: 0, to: json.length };
}

/** Brackets and commas are no items. */
function itemOf(array: Node, index: number): Node | null {
  let count = -1;
  for (let child = array.firstChild; child; child = child.nextSibling) {
    if (!/^[[\],⚠]$/.test(child.name)) count++;
    if (count === index) return child;
  }
  return null;
}

function memberOf(object: Node, key: string, json: string): Node | null {
  for (const property of object.getChildren('Property')) {
    const name = property.getChild('PropertyName');
    if (name && unquoted(json.slice(name.from, name.to)) === key) return property.lastChild;
  }
  return null;
}

function unquoted(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
