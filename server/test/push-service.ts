import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { PushNotice as Notice, type PushNotice } from '@larder/contract';
import { importJWK, jwtVerify } from 'jose';

const curve = 'prime256v1';
const tagLength = 16;

/** What a browser keeps to itself, and hands out when it subscribes. */
const newBrowser = () => {
  const ecdh = createECDH(curve);
  const publicKey = ecdh.generateKeys();
  const secret = randomBytes(16);

  /** RFC 8188 with the keys of RFC 8291, in the one record that a push message is. */
  const decrypt = (sent: Buffer): string => {
    const salt = sent.subarray(0, 16);
    const keyLength = sent.readUInt8(20);
    const senderKey = sent.subarray(21, 21 + keyLength);
    const record = sent.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), secret, info, 32));
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-tagLength));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };

  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    decrypt,
  };
};

export interface Pushed {
  notice: PushNotice;
  headers: NodeJS.Dict<string | string[]>;
  size: number;
}

/** A push service on this machine, and the browsers that subscribe there: it notes what they would show, and answers as the test says. */
export const startPushService = async () => {
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const received: { path: string; body: Buffer; headers: NodeJS.Dict<string | string[]> }[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    received.push({ path: request.url ?? '', body: Buffer.concat(pieces), headers: request.headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    answers: (wanted: number) => {
      status = wanted;
    },
    /** How often it was asked, whatever it has answered. */
    calls: () => received.length,
    subscribe: () => {
      const browser = newBrowser();
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, browser);
      const subscription = { endpoint: `${origin}${path}`, keys: browser.keys };
      const pushed = (): Pushed[] =>
        received
          .filter((one) => one.path === path)
          .map(({ body, headers }) => ({
            notice: Notice.parse(JSON.parse(browser.decrypt(body))),
            headers,
            size: body.length,
          }));
      return { ...subscription, pushed, titles: () => pushed().map(({ notice }) => notice.title) };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** What a message says of the server that sends it, if its signature is that of the key. */
export const signedBy = async ({ headers }: Pushed, publicKey: string) => {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
  return { key, audience: payload.aud, contact: payload.sub };
};
