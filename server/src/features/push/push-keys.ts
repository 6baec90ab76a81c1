import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { createSealedTexts } from '../../platform/security/index.ts';
import { findKeys, type KeyRow, putKeys } from './push-keys.repository.ts';

/** The key pair by which push services know this server, made when it is first needed. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

export type GetKeys = () => Promise<PushKeyPair>;

/** Looked up each time: a restore leaves the server without, and another process may have made them. */
export const createPushKeys = (instance: InstanceDatabase, secret: string): GetKeys => {
  const sealed = createSealedTexts(secret, 'push keys');
  const opened = (row: KeyRow): PushKeyPair | undefined => {
    const privateKey = sealed.open(row.privateKey);
    return privateKey === undefined ? undefined : { publicKey: row.publicKey, privateKey };
  };
  return async () => {
    const row = await findKeys(instance);
    const known = row && opened(row);
    if (known) return known;
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const stored = await putKeys(instance, { publicKey, privateKey: sealed.seal(privateKey) }, row);
    const keys = opened(stored);
    if (!keys) throw new Error('the key pair for push services was sealed with another secret');
    return keys;
  };
};
