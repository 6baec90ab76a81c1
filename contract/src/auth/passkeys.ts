import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Moment, Name } from '../shapes.ts';
import { AccessToken } from './auth.ts';

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is copied to the other devices of its owner. */
  isSynced: z.boolean(),
  createdAt: Moment,
  usedAt: Moment.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Base64url, as browsers write what authenticators say. */
const Encoded = z.string().max(20_000);
const Credential = { id: z.string().max(1500), rawId: z.string().max(1500), type: z.literal('public-key') };
const Verification = z.enum(['required', 'preferred', 'discouraged']);

/** What the browser hands to the authenticator to make a passkey. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
  authenticatorSelection: z
    .object({
      residentKey: Verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: Verification.optional(),
    })
    .optional(),
});

/** And to use one. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  userVerification: Verification.optional(),
});

/** What the browser says of a passkey that was used. */
export const PasskeyUse = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.nullish(),
  }),
});

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/users/self/passkeys',
    access: 'member',
    topics: ['household'],
    summary: "The caller's passkeys",
    reply: z.array(Passkey),
    cached: true,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/users/self/passkeys/options',
    access: 'member',
    summary: 'Ask for what the browser needs to make a passkey',
    reply: CreationOptions,
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/self/passkeys',
    access: 'member',
    summary: 'Add the passkey that the browser made',
    body: z.object({
      name: Name,
      credential: z.object({
        ...Credential,
        response: z.object({
          clientDataJSON: Encoded,
          attestationObject: Encoded,
          transports: z.array(z.string().max(50)).max(10).default([]),
        }),
      }),
    }),
    reply: Passkey,
    status: 201,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/users/self/passkeys/{passkeyId}',
    access: 'member',
    summary: 'Give a passkey another name',
    body: z.object({ name: Name }),
    reply: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/self/passkeys/{passkeyId}',
    access: 'member',
    summary: 'Remove a passkey: it no longer logs anybody in',
    reply: z.null(),
  }),
  beginLogIn: endpoint({
    method: 'POST',
    path: '/auth/passkeys/options',
    throttled: true,
    access: 'visitor',
    summary: 'Ask for what the browser needs to log in with a passkey',
    reply: RequestOptions,
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/auth/passkeys',
    throttled: true,
    access: 'visitor',
    summary: 'Log in with a passkey, without a user name',
    body: z.object({
      credential: PasskeyUse,
      rememberMe: z.boolean().default(false),
    }),
    reply: AccessToken,
  }),
};
