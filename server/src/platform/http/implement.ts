import type { BodyOf, Endpoint, FileReply, FormOf, ParamsOf, QueryOf, RedirectReply, ReplyOf } from '@larder/contract';
import type { WrittenJson } from '../database/index.ts';
import type { CachedPlatform, ContextOf, Platform } from './context.ts';
import type { FileAnswer } from './send-file.ts';

/** A file that came with a form. */
export interface UploadedFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** One that went to the disk while it came. */
export interface StreamedFile extends Omit<UploadedFile, 'bytes'> {
  /** Its path. Whoever is given it moves or removes it; it is removed once the request is answered. */
  path: string;
  size: number;
}

/** What came under one name. */
export type SentFiles = UploadedFile | StreamedFile | StreamedFile[];

type FilesOf<E extends Endpoint> = E['files'] extends readonly string[]
  ? Record<
      E['files'][number],
      E['isMany'] extends true ? StreamedFile[] : E['streamed'] extends true ? StreamedFile : UploadedFile
    >
  : undefined;

/** A request whose every part has been checked against the contract. */
export interface RequestOf<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  form: FormOf<E>;
  files: FilesOf<E>;
}

type Cached<Context extends { platform: Platform }> = Omit<Context, 'platform'> & { platform: CachedPlatform };

/** Where the caller is sent. */
export interface RedirectAnswer {
  address: string;
}

type Answer<E extends Endpoint> = E['reply'] extends FileReply
  ? FileAnswer
  : E['reply'] extends RedirectReply
    ? RedirectAnswer
    : ReplyOf<E> | WrittenJson<ReplyOf<E>>;

export type Handler<E extends Endpoint> = (
  request: RequestOf<E>,
  context: E['cached'] extends true ? Cached<ContextOf<E['access']>> : ContextOf<E['access']>,
) => Answer<E> | Promise<Answer<E>>;

type Endpoints = Record<string, Endpoint>;
export type HandlersOf<Feature extends Endpoints> = { [Name in keyof Feature]: Handler<Feature[Name]> };

/** One endpoint tied to what answers it, whose types `implement` has checked against each other. */
export interface Route {
  endpoint: Endpoint;
  handle(request: unknown, context: unknown): unknown;
  /** Refuses before the body is read, so that a visitor sends nothing large who may not. */
  guard?: Guard;
}

type Guard = (query: Record<string, unknown>) => Promise<void>;

/** Routes whose bodies are read only where the guard, which is given the query, does not throw. */
export const guarded = (guard: Guard, routes: Route[]): Route[] => routes.map((route) => ({ ...route, guard }));

/** Ties each endpoint of a feature to its handler: none may be missing, and each has to give the right reply. */
export const implement = <Feature extends Endpoints>(feature: Feature, handlers: HandlersOf<Feature>): Route[] =>
  Object.entries(feature).map(([name, endpoint]) => ({
    endpoint,
    // The server gives a handler only what was parsed by its own endpoint's schemas.
    handle: handlers[name] as Route['handle'],
  }));
