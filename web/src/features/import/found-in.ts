import type { FoundAnyway } from '@larder/contract';
import type { ApiError } from '../../lib/api/index.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** What a refused import tells of the page all the same. */
export function foundIn({ detail }: Pick<ApiError, 'detail'>, url: string): FoundAnyway {
  const found = isRecord(detail.found) ? detail.found : {};
  return {
    url: textIn(found.url) || url,
    name: textIn(found.name),
    description: textIn(found.description),
    pictures: textsIn(found.pictures),
  };
}
