import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at just the parts that it is about.
  json: any;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Answer = (response: ServerResponse, received: Received) => unknown;

/** A program on this machine that is told things, notes them, and answers as the test says. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const answering: { answer: Answer } = { answer: (response) => response.end('{}') };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString('utf8');
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, text, json: readJson(text) };
    received.push(one);
    answering.answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    host: `127.0.0.1:${address.port}`,
    received,
    answers: (answer: Answer) => {
      answering.answer = answer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
