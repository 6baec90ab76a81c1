import { type Endpoint, errorStatus } from '@larder/contract';
import type { z } from 'zod';
import { type Edge, edgeOf, jsonSchemaOf, replySchema } from '../../compatibility/index.ts';

type Json = Record<string, unknown>;

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const queryParameters = (schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties, required } = jsonSchemaOf(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema: property,
  }));
};

const keyParameter = ({ doneOnce }: Endpoint): Json[] =>
  doneOnce
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'With it the request is done once; the same one again is refused as `request.done-before`.',
          schema: { type: 'string' },
        },
      ]
    : [];

const formSchema = ({ form, files = [], isMany }: Endpoint): Json => {
  const binary: Json = { type: 'string', format: 'binary' };
  const fields = form ? jsonSchemaOf(form, 'input') : { type: 'object' };
  const uploads = Object.fromEntries(files.map((name) => [name, isMany ? { type: 'array', items: binary } : binary]));
  return { ...fields, properties: { ...(isRecord(fields.properties) ? fields.properties : {}), ...uploads } };
};

const requestBody = (endpoint: Endpoint): Json | undefined => {
  if (endpoint.body)
    return { required: true, content: { 'application/json': { schema: jsonSchemaOf(endpoint.body, 'input') } } };
  if (!endpoint.form && !endpoint.files) return undefined;
  const type = endpoint.files ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { required: true, content: { [type]: { schema: formSchema(endpoint) } } };
};

const isFile = (reply: Endpoint['reply']): reply is Extract<Endpoint['reply'], { file: string }> => 'file' in reply;

const replyContent = ({ reply }: Edge, path: string): Json | undefined => {
  if ('redirect' in reply) return undefined;
  return isFile(reply)
    ? { [reply.file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: replySchema(jsonSchemaOf(reply, 'output'), path) } };
};

const failures = (endpoint: Endpoint): Json => ({
  ...(endpoint.access !== 'visitor' && endpoint.access !== 'guest' && { 401: { description: 'Nobody is logged in' } }),
  ...(!['visitor', 'guest', 'member'].includes(endpoint.access) && {
    403: { description: 'The caller lacks the permission' },
  }),
  ...(endpoint.path.includes('{') && { 404: { description: 'There is no such thing in reach of the caller' } }),
  ...((endpoint.body || endpoint.form || endpoint.query) && { 422: { description: 'Some values are not right' } }),
});

const operation = (feature: string, name: string, endpoint: Endpoint, edge: Edge, path: string): Json => ({
  operationId: path === endpoint.path ? `${feature}.${name}` : `${feature}.${name}:${path}`,
  tags: [feature],
  summary: endpoint.summary,
  description: `Access: ${endpoint.access}.${path === endpoint.path ? '' : ` The same as ${endpoint.path}.`}`,
  ...(endpoint.access !== 'visitor' && endpoint.access !== 'guest' && { security: [{ bearer: [] }] }),
  parameters: [...pathParameters(path), ...queryParameters(endpoint.query), ...keyParameter(endpoint)],
  requestBody: requestBody(endpoint),
  responses: {
    [edge.status]: {
      description: edge.status === 302 ? 'Elsewhere' : 'Success',
      content: replyContent(edge, endpoint.path),
    },
    ...failures(endpoint),
  },
});

/** The OpenAPI 3.0 document of the whole contract, every path of both generations of clients included. */
export const openApi = (contract: Record<string, Record<string, Endpoint>>, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [feature, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const edge = edgeOf(endpoint);
      for (const path of edge.paths) {
        const address = `/api${path}`;
        paths[address] = {
          ...paths[address],
          [endpoint.method.toLowerCase()]: operation(feature, name, endpoint, edge, path),
        };
      }
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Larder',
      version: version.replace(/^v/, ''),
      description: `Errors carry \`detail.message\` for people and \`detail.code\` for programs. Codes: ${Object.keys(errorStatus).join(', ')}.`,
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
};
