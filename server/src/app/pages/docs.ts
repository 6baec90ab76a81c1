import { contract } from '@larder/contract';
import type { FastifyInstance } from 'fastify';
import { docsPage } from '../../platform/http/docs-page.ts';
import { openApi } from '../../platform/http/openapi.ts';

/** `/openapi.json` and `/docs`, made at the first call. */
export const addDocs = (server: FastifyInstance, version: string): void => {
  let made: { json: string; page: string } | undefined;
  const documents = () => {
    if (!made) {
      const document = openApi(contract, version);
      made = { json: JSON.stringify(document), page: docsPage(contract, document, version) };
    }
    return made;
  };
  server.get('/openapi.json', async (_, reply) => reply.type('application/json').send(documents().json));
  server.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(documents().page));
};
