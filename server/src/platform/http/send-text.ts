import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered } from './remembered-replies.ts';

const compress = promisify(gzip);

/** Smaller ones fit into a packet or two as they are. */
const worthCompressing = 2048;
/** Larger ones take longer on the way than they take to compress, even when nobody asks for them again. */
export const worthCompressingAtOnce = 64 * 1024;

/** @param json its compressed form is added to it when it is first asked for */
export const sendJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  json: Pick<Remembered, 'body' | 'compressed'>,
  worth = worthCompressing,
) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'];
  if (json.body.length < worth || !accepted?.includes('gzip')) return reply.send(json.body);
  json.compressed ??= await compress(json.body);
  return reply.header('content-encoding', 'gzip').send(json.compressed);
};
