export { attributeNames } from './added-keys.ts';
export { type Edge, edgeOf } from './edge.ts';
export { idTokenIn } from './id-token.ts';
export { jsonSchemaOf } from './json-schema.ts';
export { pathsOf } from './paths.ts';
export { refusalOnTheWire } from './refusals.ts';
export { replyConverter, replySchema } from './replies.ts';
export { acceptOlderKeys } from './requests.ts';
