import type { Endpoint, ParamsOf, SentBodyOf, SentFormOf, SentQueryOf } from '@larder/contract';

type IfSent<Key extends string, Value> = undefined extends Value ? { [K in Key]?: undefined } : { [K in Key]: Value };
type FilesOf<E extends Endpoint> = E['files'] extends readonly (infer Name extends string)[]
  ? { [K in Name]?: E extends { isMany: true } ? readonly SentFile[] : Blob }
  : undefined;

/** One of many files that are sent together, with its path in the folder that somebody chose. */
export interface SentFile {
  path: string;
  file: Blob;
}

/** What an endpoint is called with: only the parts that it has, and those are required. The query alone may be left out. */
export type CallOf<E extends Endpoint> = ([keyof ParamsOf<E>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (undefined extends SentQueryOf<E> ? { query?: undefined } : { query?: SentQueryOf<E> }) &
  IfSent<'body', SentBodyOf<E>> &
  IfSent<'form', SentFormOf<E>> &
  IfSent<'files', FilesOf<E>>;

/** The call may be left out where every part of it may. */
export type CallArguments<E extends Endpoint, More extends unknown[]> =
  Record<never, never> extends CallOf<E> ? [call?: CallOf<E>, ...More] : [call: CallOf<E>, ...More];

/** Any call, for code that carries calls of all endpoints. */
export interface AnyCall {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  form?: unknown;
  files?: Record<string, Blob | readonly SentFile[] | undefined>;
}

/** Where a call goes, with its query: nothing is sent for null and undefined, and an array repeats its key. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query }: AnyCall = {}) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}

/** The pairs of a query or form: repeated for an array, none for what is null or undefined. */
export function entriesOf(values: unknown): [string, string][] {
  return Object.entries(values ?? {}).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== null && item !== undefined)
      .map((item): [string, string] => [key, String(item)]),
  );
}
