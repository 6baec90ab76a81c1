import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Remembered } from './remembered-replies.ts';

const compress = promisify(gzip);

/** Smaller ones fit into a packet or two as they are. */
const worthCompressing = 2048;
/** Larger ones take longer on the way than they take to compress, even when nobody asks for them again. */
export const worthCompressingAtOnce = 64 * 1024;

/**
 * Sends a text compressed to who can unpack it, and as it is to all others.
 * @param text its compressed form is added to it when it is first asked for
 */
export const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: Pick<Remembered, 'body' | 'compressed'>,
) => {
  if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(text.body);
  text.compressed ??= await compress(text.body);
  return reply.header('content-encoding', 'gzip').send(text.compressed);
};

/** @param json as in `sendText` */
export const sendJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  json: Pick<Remembered, 'body' | 'compressed'>,
  worth = worthCompressing,
) => {
  reply.header('content-type', 'application/json; charset=utf-8');
  return json.body.length < worth ? reply.send(json.body) : sendText(request, reply, json);
};
