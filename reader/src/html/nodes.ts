import type { DomHandler } from 'htmlparser2';

export type Document = DomHandler['root'];
export type ChildNode = Document['children'][number];
export type AnyNode = Document | ChildNode;
export type Element = Extract<ChildNode, { attribs: unknown }>;
