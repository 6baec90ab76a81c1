import { z } from 'zod';
import { endpoint, redirect } from '../endpoint.ts';
import { Moment } from '../shapes.ts';
import { AccessToken } from './auth.ts';

/** What is looked at, one after the other, when somebody comes back from a provider. */
export const signOnChecks = ['provider', 'state', 'clock', 'audience', 'email', 'group', 'account'] as const;
export type SignOnCheck = (typeof signOnChecks)[number];

/** Why one of these checks failed. */
export const signOnReasons = {
  'provider-unreachable': 'provider',
  'provider-unreadable': 'provider',
  'provider-declined': 'provider',
  'provider-refused-client': 'provider',
  'state-unknown': 'state',
  'clock-differs': 'clock',
  'token-expired': 'clock',
  'audience-other': 'audience',
  'signature-wrong': 'audience',
  'email-missing': 'email',
  'email-unverified': 'email',
  'email-taken': 'email',
  'email-unconfirmed': 'email',
  'group-missing': 'group',
  'groups-not-sent': 'group',
  'account-missing': 'account',
  'identity-taken': 'account',
  'not-set-up': 'account',
} as const satisfies Record<string, SignOnCheck>;
export type SignOnReason = keyof typeof signOnReasons;

/** What the refusal of a log-in tells besides its sentence. */
export const SignOnFailure = z.object({
  reason: z.enum(Object.keys(signOnReasons) as [SignOnReason, ...SignOnReason[]]),
  provider: z.string(),
  /** Under which the log has it too. */
  reference: z.string(),
  at: Moment,
  /** As whom the provider knows the caller. */
  email: z.string().nullish(),
  group: z.string().nullish(),
  claim: z.string().nullish(),
  /** By how much the clock of this server is ahead; behind when negative. */
  minutes: z.number().nullish(),
  /** What the provider said, or the network. */
  said: z.string().nullish(),
});
export type SignOnFailure = z.infer<typeof SignOnFailure>;

/** A person as a provider knows them, connected with an account. */
const Identity = z.object({ id: z.string(), provider: z.string(), createdAt: Moment });

const checkStates = ['passed', 'noted', 'failed', 'skipped'] as const;

/** One step of a test of a connection: what it found, and what was said about it. */
export const ConnectionStep = z.object({
  step: z.string(),
  state: z.enum(checkStates),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  said: z.string().nullable(),
});
export type ConnectionStep = z.infer<typeof ConnectionStep>;

export const signOn = {
  about: endpoint({
    method: 'GET',
    path: '/app/about/oidc',
    access: 'visitor',
    topics: [],
    summary: 'Which provider people may log in at',
    reply: z.object({ configurationUrl: z.string().nullable(), clientId: z.string().nullable() }),
    publicFor: 604_800,
  }),
  begin: endpoint({
    method: 'GET',
    path: '/auth/oauth',
    access: 'visitor',
    throttled: true,
    topics: [],
    summary: 'Go to the provider to log in',
    query: z.object({ redirect: z.string().max(2000).optional() }),
    reply: redirect,
  }),
  finish: endpoint({
    method: 'GET',
    path: '/auth/oauth/callback',
    access: 'visitor',
    throttled: true,
    topics: [],
    summary: 'Log in with what the provider sent along',
    query: z.object({
      code: z.string().max(4000).optional(),
      state: z.string().max(1000).optional(),
      iss: z.string().max(2000).optional(),
      error: z.string().max(1000).optional(),
      error_description: z.string().max(4000).optional(),
    }),
    /** With the page that was asked for before. */
    reply: AccessToken.extend({ redirect: z.string() }),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/auth/oauth/connect',
    access: 'member',
    throttled: true,
    summary: "Where to go to connect one's account with the provider",
    reply: z.object({ address: z.string() }),
  }),
  identities: endpoint({
    method: 'GET',
    path: '/users/self/identities',
    access: 'member',
    topics: ['household'],
    summary: "Providers that one's account is connected with",
    reply: z.array(Identity),
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/users/self/identities/{identityId}',
    access: 'member',
    summary: "Disconnect one's account from a provider",
    reply: z.null(),
  }),
  logInByProxy: endpoint({
    method: 'POST',
    path: '/auth/proxy',
    access: 'visitor',
    throttled: true,
    summary: 'Log in as whom the reverse proxy says',
    reply: AccessToken,
  }),
  testProvider: endpoint({
    method: 'POST',
    path: '/admin/sign-on/provider',
    access: 'admin',
    topics: [],
    summary: 'Walk the steps of a log-in at the provider, as far as that goes without a person',
    reply: z.array(ConnectionStep),
  }),
  testDirectory: endpoint({
    method: 'POST',
    path: '/admin/sign-on/directory',
    access: 'admin',
    topics: [],
    summary: 'Walk the steps of a log-in by the directory, as far as that goes without a password',
    body: z.object({ name: z.string().trim().max(255).default('') }),
    reply: z.array(ConnectionStep),
  }),
};
