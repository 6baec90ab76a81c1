import type { IncomingMessage } from 'node:http';
import { type LocalSite, openLocalSite } from './local-site.ts';

export interface ModelQuestion {
  key: string | undefined;
  model: string;
  /** What the user's message holds: a text, or parts of which some are pictures. */
  content: string | { type: string; text?: string; image_url?: { url: string } }[];
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** A server that speaks as OpenAI's. `answer` gives what its model says, or the status with which it refuses. */
export const openLocalModel = (
  answer: (question: ModelQuestion) => string | number | Promise<string>,
): Promise<LocalSite> =>
  openLocalSite(async (request, response) => {
    const { model, messages } = JSON.parse(await bodyOf(request));
    const said = await answer({ key: request.headers.authorization, model, content: messages.at(-1).content });
    if (typeof said === 'number') return response.writeHead(said, { location: '/elsewhere' }).end('{}');
    const reply = { choices: [{ message: { role: 'assistant', content: said } }] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
