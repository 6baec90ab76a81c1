import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { found } from '../errors/index.ts';
import type { FileStore } from '../files/index.ts';
import { type ByteRange, byteRange } from './byte-range.ts';

/** A file as the answer to a request. */
export interface FileAnswer {
  /** A stream is asked for when it is needed: a client that has the file gets none. Parts are served where `size` is known. */
  body: Buffer | ((range?: ByteRange) => Readable);
  contentType: string;
  /** Bytes, where they are known. */
  size?: number;
  /** Name under which browsers offer to save it. */
  saveAs?: string;
  /** Where the header is known already, in place of `saveAs`. */
  disposition?: string;
  /** Changes whenever the content does. */
  etag?: string;
  /** It never ends by itself: nobody keeps it, nothing on the way holds it back, and it ends when the server stops. */
  isLive?: boolean;
  /** The address changes whenever the content does, so it may be kept for a year. */
  immutable?: boolean;
}

type Kind = Pick<FileAnswer, 'contentType' | 'disposition' | 'immutable' | 'saveAs'>;

/** A stored file as an answer. @throws AppError when there is none */
export const answerFile = async (files: FileStore, key: string, kind: Kind): Promise<FileAnswer> => {
  const { stream, size, etag } = found(await files.find(key), 'media.not-found');
  return { ...kind, body: stream, size, etag };
};

export const sendFile = (request: FastifyRequest, reply: FastifyReply, file: FileAnswer) => {
  reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (file.etag) reply.header('etag', file.etag);
  if (file.etag && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  reply.header('content-type', file.contentType).header('content-disposition', disposition(file));
  // Whatever a file holds, it runs nothing and loads nothing in our name.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (file.isLive && !Buffer.isBuffer(file.body)) return sendLive(request, reply, file.body);
  if (Buffer.isBuffer(file.body)) return reply.send(file.body);
  if (file.size === undefined) return reply.send(file.body());
  return sendPart(request, reply, file.body, file.size);
};

/** Those that are open now, by the server that sends them. */
const liveBodies = new WeakMap<FastifyInstance, Set<Readable>>();

/** Ends what never ends by itself, or the server would wait for it when it stops. */
export const endLiveBodiesWhenStopping = (server: FastifyInstance): void => {
  const open = new Set<Readable>();
  liveBodies.set(server, open);
  server.addHook('preClose', (done) => {
    for (const body of open) body.push(null);
    done();
  });
};

const sendLive = (request: FastifyRequest, reply: FastifyReply, open: () => Readable) => {
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').removeHeader('content-disposition');
  if (request.method === 'HEAD') return reply.send('');
  const body = open();
  const others = liveBodies.get(request.server);
  others?.add(body);
  body.once('close', () => others?.delete(body));
  return reply.send(body);
};

const disposition = ({ saveAs, disposition }: FileAnswer) =>
  disposition ?? (saveAs ? `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}` : 'inline');

const sendPart = (
  request: FastifyRequest,
  reply: FastifyReply,
  open: (range?: ByteRange) => Readable,
  size: number,
) => {
  reply.header('accept-ranges', 'bytes');
  const condition = request.headers['if-range'];
  const isFresh = condition === undefined || condition === reply.getHeader('etag');
  const range = isFresh ? byteRange(request.headers.range, size) : undefined;
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) return reply.header('content-length', size).send(open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(open(range));
};
