import { once } from 'node:events';
import { createServer, connect as dial, type Socket } from 'node:net';

/** Stands between the server under test and its PostgreSQL, and does what networks and restarts do. */
export const createDatabaseProxy = async (address: string) => {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isHanging = false;
  let isAway = false;
  const proxy = createServer((near) => {
    if (isAway) return near.destroy();
    const far = dial(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        if (!isHanging) other.write(bytes);
      });
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const bound = proxy.address();
  const url = new URL(address);
  url.host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: url.href,
    /** Ends all connections, and takes new ones. */
    cut,
    /** Nobody answers any more, or somebody does again. */
    away: (is: boolean) => {
      isAway = is;
      if (is) cut();
    },
    /** Connections stay, and nothing comes back; what hung is lost. */
    hang: (is: boolean) => {
      isHanging = is;
      if (!is) cut();
    },
    close: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
