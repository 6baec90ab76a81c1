import { createServer } from 'node:http';

/** Answers every request with the bytes that were put to it: the most that HTTP on this machine can do. */
let bytes = Buffer.alloc(0);
let type = 'application/json';

const server = createServer((request, reply) => {
  if (request.method === 'PUT') {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      bytes = Buffer.concat(parts);
      type = request.headers['content-type'] ?? type;
      reply.end();
    });
    return;
  }
  reply.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  reply.end(bytes);
});

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
