import type { BodyOf, contract, Passkey } from '@larder/contract';
import { z } from 'zod';
import { flag, type GroupDatabase } from '../../../platform/database/index.ts';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { addLetters } from '../../../platform/mail/index.ts';
import { findMember, noticeFor } from '../../users/index.ts';
import {
  deletePasskey,
  findPasskey,
  findPasskeyOfAnybody,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  noteUse,
  takeChallenge,
} from './passkeys.repository.ts';

const challengeLife = 5 * 60_000;

/** Passkeys belong to the address under which people open the server. */
const siteOf = ({ settings }: Platform) => {
  const { hostname, origin } = new URL(settings.BASE_URL);
  return { rpID: hostname, origin };
};

export const passkeyOf = <Row extends { isSynced: number }>({ isSynced, ...row }: Row) => ({
  ...row,
  isSynced: isSynced === 1,
});

/** What the browser signed for the page that it showed. */
const ClientData = z.object({ origin: z.string() });

const originIn = (clientDataJSON: string): string | undefined => {
  try {
    return ClientData.parse(JSON.parse(String(Buffer.from(clientDataJSON, 'base64url')))).origin;
  } catch {
    return undefined;
  }
};

/** Ways of the library to the authenticators; heavy, and not needed at the start. */
const webAuthn = () => import('@simplewebauthn/server');

export const createPasskeys = (instance: InstanceDatabase, platform: Platform) => {
  const { clock } = platform;
  const { rpID, origin } = siteOf(platform);

  const keep = async (challenge: string, userId: string | null): Promise<void> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + challengeLife).toISOString();
    await insertChallenge(instance, { challenge, userId, expiresAt }, now);
  };
  const isOurs = (userId: string | null) => (challenge: string) =>
    takeChallenge(instance, { challenge, userId, now: clock.now() });

  return {
    begin: async (db: GroupDatabase, userId: string) => {
      const { generateRegistrationOptions } = await webAuthn();
      const owner = found(await findMember(db, userId), 'user.not-found');
      const present = await listPasskeys(db, userId);
      const options = await generateRegistrationOptions({
        rpName: platform.settings.SMTP_FROM_NAME,
        rpID,
        userName: owner.username,
        userDisplayName: owner.fullName,
        userID: Uint8Array.from(Buffer.from(userId)),
        attestationType: 'none',
        excludeCredentials: present.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keep(options.challenge, userId);
      return options;
    },

    /** @throws AppError where it was not made for this member, here and just now */
    add: async (
      db: GroupDatabase,
      userId: string,
      { name, credential: made }: BodyOf<typeof contract.passkeys.add>,
    ): Promise<Passkey> => {
      const { verifyRegistrationResponse } = await webAuthn();
      const madeAt = originIn(made.response.clientDataJSON);
      if (madeAt !== undefined && madeAt !== origin) throw new AppError('passkey.other-address');
      const verified = await verifyRegistrationResponse({
        response: { ...made, clientExtensionResults: {} },
        expectedChallenge: isOurs(userId),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch((cause: unknown) => {
        throw new AppError('passkey.refused', {}, { cause });
      });
      if (!verified.verified) throw new AppError('passkey.refused');
      const { credential, credentialBackedUp } = verified.registrationInfo;
      if (await findPasskeyOfAnybody(instance, credential.id)) throw new AppError('passkey.refused');
      const createdAt = clock.now().toISOString();
      await db.change(async (db) => {
        await insertPasskey(db, {
          id: credential.id,
          userId,
          name,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(made.response.transports),
          isSynced: flag(credentialBackedUp),
          createdAt,
        });
        await db.record('user.updated', { id: userId, fields: ['passkeys'] });
        const owner = found(await findMember(db, userId), 'user.not-found');
        await addLetters(db, noticeFor(platform, owner, 'passkey-added', { passkey: name }), clock.now());
      });
      return passkeyOf(found(await findPasskey(db, userId, credential.id), 'passkey.not-found'));
    },

    remove: async (db: GroupDatabase, userId: string, id: string): Promise<void> => {
      const { name } = found(await findPasskey(db, userId, id), 'passkey.not-found');
      await db.change(async (db) => {
        await deletePasskey(db, id);
        await db.record('user.updated', { id: userId, fields: ['passkeys'] });
        const owner = found(await findMember(db, userId), 'user.not-found');
        await addLetters(db, noticeFor(platform, owner, 'passkey-removed', { passkey: name }), clock.now());
      });
    },

    beginLogIn: async () => {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await keep(options.challenge, null);
      return options;
    },

    /** Whose passkey it is. @throws AppError where it is nobody's, or was not used here and just now */
    logIn: async ({ credential: used }: Pick<BodyOf<typeof contract.passkeys.logIn>, 'credential'>) => {
      const { verifyAuthenticationResponse } = await webAuthn();
      const passkey = found(await findPasskeyOfAnybody(instance, used.id), 'passkey.unknown');
      const { userHandle, ...response } = used.response;
      const verified = await verifyAuthenticationResponse({
        response: {
          ...used,
          response: { ...response, ...(userHandle && { userHandle }) },
          clientExtensionResults: {},
        },
        expectedChallenge: isOurs(null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: JSON.parse(passkey.transports),
        },
      }).catch((cause: unknown) => {
        throw new AppError('passkey.unknown', {}, { cause });
      });
      if (!verified.verified) throw new AppError('passkey.unknown');
      const { userId, groupId, tokenVersion } = passkey;
      const now = () => clock.now();
      await instance
        .group(groupId)
        .actingAs({ userId, now })
        .change(async (db) => {
          const counter = verified.authenticationInfo.newCounter;
          await noteUse(db, passkey.id, { counter, usedAt: now().toISOString() });
          await db.record('user.logged-in', { id: userId });
        });
      return { userId, tokenVersion };
    },
  };
};

export type Passkeys = ReturnType<typeof createPasskeys>;
