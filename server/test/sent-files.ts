import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { contract, type Endpoint } from '@larder/contract';
import { writeZip } from '../src/platform/files/index.ts';
import type { Reply } from './caller.ts';
import type { TestMember } from './factories/household.ts';
import type { TestApp } from './test-app.ts';
import { send } from './walk/send.ts';

/** Sends files with their paths under one name, as a browser does that was given a folder. */
export const sendFiles = async (
  app: TestApp,
  member: Pick<TestMember, 'token'>,
  files: Record<string, Uint8Array | string>,
  { to = '/groups/moves', more = false, endpoint = contract.moves.begin }: SentTo = {},
): Promise<Reply> => {
  const data = new FormData();
  if (more) data.append('more', 'true');
  for (const [path, content] of Object.entries(files)) data.append('files', new Blob([Buffer.from(content)]), path);
  const request = new Request('http://localhost', { method: 'POST', body: data });
  const raw = {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  };
  return send(app, endpoint, to, { raw, token: member.token });
};

interface SentTo {
  to?: string;
  more?: boolean;
  endpoint?: Endpoint;
}

/** A file of Paprika as we would write it. */
const paprikaRecipe = (fields: Record<string, unknown>): Buffer =>
  gzipSync(
    JSON.stringify({
      ingredients: '500 g carrots\n1 l stock',
      directions: 'Peel the carrots.\n\nSimmer them in the stock.',
      source_url: '',
      photo_data: null,
      ...fields,
    }),
  );

/** An export of Paprika. */
export const paprikaExport = (recipes: Record<string, unknown>[]): Promise<Buffer> =>
  buffer(
    writeZip(recipes.map((fields, index) => ({ path: `${index}.paprikarecipe`, content: paprikaRecipe(fields) }))),
  );
