import type { Endpoint } from '@larder/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller, Callers, PublicGroupRow } from './callers.ts';

/** Whose data a request is about: it decides what the handler is given, and how long a reply holds. */
export interface Scope {
  caller?: Caller;
  group?: PublicGroupRow;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Found before the body is read, so that nobody makes the server read what they may not send. */
    scope: Scope;
  }
}

/** @throws AppError when the caller may not call this endpoint */
export const findScope = async (endpoint: Endpoint, request: FastifyRequest, callers: Callers): Promise<Scope> => {
  if (endpoint.access === 'visitor') return {};
  if (endpoint.access === 'guest') return { group: await callers.requirePublicGroup(request) };
  return { caller: await callers.require(request, endpoint) };
};
