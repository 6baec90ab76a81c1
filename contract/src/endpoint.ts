import type { z } from 'zod';
import type { Topic } from './topics.ts';

/** The endpoint answers with a file instead of JSON. */
export interface FileReply {
  readonly file: string;
}

/** @param contentType what the file is, for the documents; `*` + `/*` when it differs from case to case */
export const file = (contentType: string): FileReply => ({ file: contentType });

/** The endpoint sends the caller elsewhere. */
export interface RedirectReply {
  readonly redirect: true;
}

export const redirect: RedirectReply = { redirect: true };

/**
 * Who may call an endpoint, from anybody to the administrator of the server.
 * - visitor: nobody needs to be logged in; the handler reaches no data by itself
 * - guest: a reader of a public group's pages; the group is named by `{groupSlug}` in the path
 * - member: logged in; sees the own group only
 * - organizer, inviter, manager: a member with that permission
 * - admin: may reach all groups
 */
export const accessLevels = ['visitor', 'guest', 'member', 'organizer', 'inviter', 'manager', 'admin'] as const;

export type Access = (typeof accessLevels)[number];

/** Levels whose handlers work inside one member's group. */
export type MemberAccess = Extract<Access, 'member' | 'organizer' | 'inviter' | 'manager'>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: everything that server, web, documents and tests need to know of it. */
export interface Endpoint {
  method: Method;
  /** Below `/api`, with `{name}` for the values that the address holds. */
  path: `/${string}`;
  access: Access;
  summary: string;
  query?: z.ZodType;
  /** A JSON body. */
  body?: z.ZodType;
  /** A form body, url-encoded or multipart: its text fields. */
  form?: z.ZodType;
  /** Names of the file fields of a multipart body. */
  files?: readonly string[];
  /** What it takes stays with the group, and counts as its storage. */
  storesFiles?: true;
  /** The files go to the disk while they come, up to the setting `MAX_UPLOAD`. */
  streamed?: true;
  /** Any number of files comes under each name, with the paths that they have on the sender's device; they are streamed. */
  isMany?: true;
  /** Largest body in bytes where the usual limit of the server does not fit. */
  bodyLimit?: number;
  reply: z.ZodType | FileReply | RedirectReply;
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** What the reply depends on: every GET says it, and what only reads by another method may. */
  topics?: readonly Topic[];
  /**
   * The reply depends on nothing but its topics, the caller and the address, so it may be cached until the revision
   * of one of them rises, and answered with 304 to a client that has it.
   */
  cached?: true;
  /**
   * Everybody gets the same reply, and caches may keep it for so many seconds; who asks whether it still holds is answered
   * by 304 while it does.
   */
  publicFor?: number;
  /**
   * A device sends it again where the reply was lost: with the header `Idempotency-Key` it is done once, and every further time
   * refused with what identifies its outcome.
   */
  doneOnce?: true;
  /** Guessing is slowed down: a limited number of calls a minute from one address. */
  throttled?: true;
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(it: E): E => it;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values in the address: `/recipes/{slug}` → `{ slug: string }`. */
export type ParamsOf<E extends Endpoint> = { [Name in Names<E['path']>]: string };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type FormOf<E extends Endpoint> = Parsed<E['form']>;
export type SentQueryOf<E extends Endpoint> = Sent<E['query']>;
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>;
export type SentFormOf<E extends Endpoint> = Sent<E['form']>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends RedirectReply
    ? RedirectReply
    : FileReply;
