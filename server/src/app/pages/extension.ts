import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/index.ts';

const files = ['larder-chrome.zip', 'larder-firefox.zip'];

/** Gives out the built browser extension, by `/extension/larder-chrome.zip` and `/extension/larder-firefox.zip`. */
export const addExtension = (server: FastifyInstance, folder: string): void => {
  for (const name of files) {
    server.get(`/extension/${name}`, async (_, reply) => {
      const file = join(folder, name);
      if (!existsSync(file)) throw new AppError('request.not-found');
      return reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/zip')
        .send(readFileSync(file));
    });
  }
};
