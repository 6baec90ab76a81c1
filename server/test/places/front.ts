import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

/** What becomes of a request instead of an answer: a status, or a connection that breaks in the middle of what is sent. */
type Fault = number | 'cut' | undefined;

/** A server on this machine whose connections a test can break. */
export const startFront = async (handler: RequestListener) => {
  const now: { faultOf: (request: IncomingMessage) => Fault } = { faultOf: () => undefined };
  const server = createServer((request, response) => {
    const fault = now.faultOf(request);
    if (fault === undefined) return handler(request, response);
    if (fault === 'cut') {
      request.once('data', () => request.destroy());
      return;
    }
    request.resume();
    response.writeHead(fault).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** From here on; without one all goes well again. */
    fails: (faultOf: (request: IncomingMessage) => Fault = () => undefined) => {
      now.faultOf = faultOf;
    },
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
};
