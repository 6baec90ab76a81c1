import type { FastifyRequest } from 'fastify';

/** Behind these words stands what opens something for whoever has it. */
const secretPlaces = /\/(shared|calendar|invitations)\/.*$/;

/** The address of a request without what follows it and without tokens within it. */
export const pathForLog = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): string => {
  const route = routeOptions.url ?? '';
  if (/\/:token/i.test(route)) return route;
  return (url.split('?')[0] ?? '').replace(secretPlaces, '/$1/[masked]');
};
