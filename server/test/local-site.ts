import { createServer, type RequestListener } from 'node:http';

export interface LocalSite {
  /** `http://127.0.0.1:port`, without a slash at its end. */
  origin: string;
  /** Paths in the order in which they were asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** A real web server on this machine, in place of the world outside. */
export const openLocalSite = async (listener: RequestListener): Promise<LocalSite> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
