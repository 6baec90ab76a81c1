import type { Endpoint } from '@larder/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { acceptOlderKeys } from '../../compatibility/index.ts';
import { AppError } from '../errors/index.ts';
import type { RequestOf, SentFiles } from './implement.ts';
import { bodyLimitOf } from './limit-bodies.ts';
import type { StoreUpload, Uploads } from './uploads.ts';

/** Values of a request that the contract refuses. */
export class InvalidRequestError extends Error {
  constructor(
    readonly part: 'body' | 'query' | 'path',
    readonly issues: z.core.$ZodIssue[],
  ) {
    super('request.invalid');
  }
}

type Part = 'body' | 'query' | 'path';

const parse = (part: Part, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(acceptOlderKeys(schema, value), { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidRequestError(part, result.error.issues);
};

const hasCode = (error: unknown) => error instanceof Error && 'code' in error;

interface Wanted {
  names: readonly string[];
  isMany: boolean;
  /** Bytes of a file. */
  limit: number;
  store: StoreUpload | undefined;
}

/** @throws AppError for a form that ends too early or is none; limits keep the error of the framework */
const readForm = async (request: FastifyRequest, wanted: Wanted) => {
  try {
    return await readParts(request, wanted);
  } catch (cause) {
    throw hasCode(cause) ? cause : new AppError('request.not-json', {}, { cause });
  }
};

const isEmpty = (file: SentFiles | undefined) => {
  if (!file || Array.isArray(file)) return !file?.length;
  return 'size' in file ? file.size === 0 : file.bytes.length === 0;
};

/** Bytes of a text field: those of a recipe's form are names. */
const longestField = 64 * 1024;

/** Of one request; a folder that has more is sent in several. */
const mostFiles = 2000;
const mostFields = 50;

const readParts = async (request: FastifyRequest, { names, isMany, limit, store }: Wanted) => {
  const fields: Record<string, unknown> = {};
  const files: Record<string, SentFiles> = {};
  const most = isMany ? mostFiles : names.length + 2;
  for await (const part of request.parts({
    preservePath: isMany,
    limits: { fileSize: limit, files: most, fields: mostFields, fieldSize: longestField, parts: most + mostFields },
  })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
    } else if (names.includes(part.fieldname) && store) {
      // A client may send an empty name, of which nothing is told.
      const stored = { name: part.filename ?? '', contentType: part.mimetype, ...(await store(part.file)) };
      const before = files[part.fieldname];
      files[part.fieldname] = isMany ? [...(Array.isArray(before) ? before : []), stored] : stored;
    } else if (names.includes(part.fieldname)) {
      const bytes = await part.toBuffer();
      files[part.fieldname] = { name: part.filename ?? '', contentType: part.mimetype, bytes };
    } else {
      part.file.resume();
    }
  }
  const missing = names.find((name) => isEmpty(files[name]));
  if (missing) throw new AppError('request.upload-missing', { field: missing });
  return { fields, files };
};

/** No database keeps a zero character in a text, or finds anything by one. */
const withoutZeroCharacters = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withoutZeroCharacter(value)]));

const withoutZeroCharacter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutZeroCharacter);
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
};

/** No thing of ours has an address with a zero character. */
export const refuseZeroCharacters = ({ url }: FastifyRequest): void => {
  if (url.split('?', 1)[0]?.includes('%00')) throw new AppError('request.not-found');
};

/**
 * Every part of a request as the contract wants it.
 * @throws InvalidRequestError with a place and a reason per field
 */
export const readRequest = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  { store, largest }: Uploads,
): Promise<RequestOf<Endpoint>> => {
  const multipart = request.isMultipart();
  const limit = endpoint.streamed ? largest : bodyLimitOf(endpoint);
  const { files: names = [], isMany = false } = endpoint;
  const wanted = { names, isMany, limit, store: endpoint.streamed && store };
  const sent = multipart ? await readForm(request, wanted) : undefined;
  if (endpoint.files && !sent) throw new AppError('request.upload-missing', { field: endpoint.files[0] ?? '' });
  return {
    // The addresses are registered from the same paths that the types are made from.
    params: request.params as Record<string, string>,
    query: parse('query', endpoint.query, withoutZeroCharacters(Object(request.query))),
    body: parse('body', endpoint.body, request.body ?? {}),
    form: parse('body', endpoint.form, withoutZeroCharacters(sent?.fields ?? request.body ?? {})),
    files: sent?.files,
  } as RequestOf<Endpoint>;
};
