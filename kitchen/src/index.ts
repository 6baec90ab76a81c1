export * from './addresses/index.ts';
export * from './display/index.ts';
export * from './durations/index.ts';
export * from './notes/index.ts';
export * from './quantities/index.ts';
export * from './ratings/index.ts';
export * from './search/index.ts';
export * from './slugs/index.ts';
