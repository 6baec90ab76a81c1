import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the server stops, ends each connection after the reply that it waited for. A browser or a proxy keeps its own open
 * for the next request, or opens one ahead of time and says nothing, and the server would wait for them until its time is up.
 */
export const endConnectionsWhenStopping = (server: FastifyInstance): void => {
  let isStopping = false;
  const connections = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    if (isStopping && socket instanceof Socket) socket.destroySoon();
    done();
  });
};
