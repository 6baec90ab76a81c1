import type { FastifyRequest } from 'fastify';

/** Below it are pages whose address opens something for whoever has it. */
const sharedPages = '/shared/';

/** The address of a request without what follows it and without tokens within it; one that leads nowhere may hold anything. */
export const pathForLog = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string => {
  const route = routeOptions.url ?? '';
  if (route === '/api/*' || /\/:token/i.test(route)) return route;
  const path = url.split('?')[0] ?? '';
  const at = path.indexOf(sharedPages);
  return at === -1 ? path : `${path.slice(0, at)}${sharedPages}[masked]`;
};
