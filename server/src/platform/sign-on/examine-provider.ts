import type { ConnectionStep } from '@larder/contract';
import type { Configuration } from 'openid-client';
import type { TrustedFetch } from '../outbound/index.ts';
import type { ProviderSettings, SignOnSecrets } from './provider-settings.ts';
import { clockToleranceInSeconds, explainSignOnError } from './sign-on-error.ts';

export type { ConnectionStep };

interface Parts {
  settings: ProviderSettings;
  configure(): Promise<Configuration>;
  addressFor(config: Configuration, secrets: SignOnSecrets): Promise<URL>;
  fetch: TrustedFetch;
}

type Found = Omit<ConnectionStep, 'step' | 'values' | 'said'> & Partial<Pick<ConnectionStep, 'values' | 'said'>>;

const stepNames = ['document', 'keys', 'clock', 'client', 'return-address', 'groups'] as const;

/** Nobody knows it, so that the provider looks at who asks and finds nothing wrong but this. */
const unknownCode = 'a-code-that-nobody-was-given';
const trial: SignOnSecrets = { state: 'trial-of-the-connection', nonce: 'trial-nonce', verifier: 'v'.repeat(43) };
/** From here on clocks are worth a word, though log-ins work. */
const worthTelling = 60;

/** Walks what a log-in needs, as far as that goes without a person. What cannot be tried once something failed is skipped. */
export const examineProvider = async ({ settings, configure, addressFor, fetch }: Parts): Promise<ConnectionStep[]> => {
  const get = (address: string | URL) => fetch(String(address), { method: 'GET', headers: { accept: '*/*' } });
  let config: Configuration | undefined;

  const steps: Record<(typeof stepNames)[number], (config: Configuration) => Promise<Found>> = {
    document: async (config) => ({ state: 'passed', values: { issuer: config.serverMetadata().issuer } }),

    keys: async (config) => {
      const { keys } = JSON.parse(await (await get(config.serverMetadata().jwks_uri ?? '')).text());
      const count = Array.isArray(keys) ? keys.length : 0;
      return { state: count > 0 ? 'passed' : 'failed', values: { count } };
    },

    clock: async (config) => {
      const date = (await get(config.serverMetadata().jwks_uri ?? '')).headers.get('date');
      if (!date) return { state: 'skipped' };
      const seconds = Math.round((settings.now() - Date.parse(date)) / 1000);
      const off = Math.abs(seconds);
      const state = off > clockToleranceInSeconds ? 'failed' : off > worthTelling ? 'noted' : 'passed';
      return { state, values: { minutes: Math.round(off / 60), direction: seconds > 0 ? 'ahead' : 'behind' } };
    },

    client: async (config) => {
      const client = await import('openid-client');
      const came = new URL(`${settings.returnAddress}?code=${unknownCode}`);
      const { iss } = { iss: config.serverMetadata().issuer };
      came.searchParams.set('iss', iss);
      const refusal = await client
        .authorizationCodeGrant(config, came, { pkceCodeVerifier: trial.verifier })
        .then(() => undefined, explainSignOnError);
      const isRefused = refusal?.reason === 'provider-refused-client';
      const values = { id: settings.clientId };
      if (isRefused) return { state: 'failed', values, said: refusal?.about.said ?? null };
      return {
        state: refusal?.reason === 'provider-declined' ? 'passed' : 'noted',
        values,
        said: refusal?.about.said ?? null,
      };
    },

    'return-address': async (config) => {
      const { status } = await get(await addressFor(config, trial));
      return { state: status >= 400 ? 'failed' : 'passed', values: { address: settings.returnAddress, status } };
    },

    groups: async (config) => {
      const values = { claim: settings.groupsClaim };
      if (!settings.wantsGroups) return { state: 'skipped', values };
      const { claims_supported: claims, scopes_supported: scopes } = config.serverMetadata();
      const isKnown = claims?.includes(settings.groupsClaim) || scopes?.includes(settings.groupsClaim);
      return { state: isKnown ? 'passed' : 'noted', values };
    },
  };

  const found: ConnectionStep[] = [];
  let isLost = false;
  for (const step of stepNames) {
    const outcome: Found = isLost
      ? { state: 'skipped' }
      : await Promise.resolve()
          .then(async () => {
            config ??= await configure();
            return steps[step](config);
          })
          .catch((error: unknown) => ({ state: 'failed', said: explainSignOnError(error).about.said ?? null }));
    found.push({ step, values: {}, said: null, ...outcome });
    isLost ||= step === 'document' && outcome.state === 'failed';
  }
  return found;
};
