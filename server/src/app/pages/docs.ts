import { contract } from '@larder/contract';
import type { FastifyInstance } from 'fastify';
import { docsPage } from '../../platform/http/docs-page.ts';
import { openApi } from '../../platform/http/openapi.ts';
import { sendJson } from '../../platform/http/send-text.ts';
import { translatePage } from './translate-page.ts';

/** `/openapi.json`, `/docs` and `/docs/translate`; the first two are made at the first call. */
export const addDocs = (server: FastifyInstance, version: string): void => {
  let made: { openApi: { body: Buffer; compressed?: Buffer }; page: string } | undefined;
  const documents = () => {
    if (!made) {
      const document = openApi(contract, version);
      made = { openApi: { body: Buffer.from(JSON.stringify(document)) }, page: docsPage(contract, document, version) };
    }
    return made;
  };
  server.get('/openapi.json', async (request, reply) =>
    sendJson(request, reply.header('vary', 'accept-encoding'), documents().openApi),
  );
  server.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(documents().page));
  server.get('/docs/translate', async (_, reply) => reply.type('text/html; charset=utf-8').send(translatePage));
};
