import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

/** A security key in software, as a browser speaks with one. */
export const createAuthenticator = (origin = 'http://localhost:9000') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const counted = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter++);
    return bytes;
  };
  const site = () => sha256(new URL(origin).hostname);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  /** The key as COSE, in CBOR. */
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: credential.id,
    make: ({ challenge }: { challenge: string }, { isVerified = true } = {}) => {
      const flags = Buffer.from([userPresent | withCredential | (isVerified ? userVerified : 0)]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([site(), flags, counted(), Buffer.alloc(16), length, id, key]);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        size,
        data,
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      };
      return { ...credential, response };
    },
    use: ({ challenge }: { challenge: string }, { isVerified = true } = {}) => {
      const flags = Buffer.from([userPresent | (isVerified ? userVerified : 0)]);
      const data = Buffer.concat([site(), flags, counted()]);
      const client = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...credential, response };
    },
  };
};
