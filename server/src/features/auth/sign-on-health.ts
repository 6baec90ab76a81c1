import type { ConnectionStep } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import type { HealthCheck, HealthFinding } from '../../platform/health/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { createDirectoryLogIns } from './directory/directory-log-ins.ts';
import { createProviderLogIns } from './provider/provider-log-ins.ts';

const findingOf = (steps: ConnectionStep[], name: string): HealthFinding => {
  const failed = steps.find(({ state }) => state === 'failed');
  if (!failed) return { status: 'ok', says: 'health.sign-on.ready', values: { name } };
  const values = { name, step: failed.step, said: failed.said ?? '' };
  return {
    status: 'failed',
    says: 'health.sign-on.fails',
    remedy: 'health.sign-on.remedy',
    values,
    page: 'sign-on',
  };
};

/** Whether people can log in at the provider and by the directory, as far as that can be tried without them. */
export const signOnHealth = (instance: InstanceDatabase, platform: Platform): HealthCheck[] => {
  const { settings } = platform;
  const provider = createProviderLogIns(instance, platform);
  const directory = createDirectoryLogIns(instance, platform);
  return [
    {
      id: 'oidc',
      name: 'health.oidc',
      run: async () =>
        provider.isOn
          ? findingOf(await provider.examine(), settings.OIDC_PROVIDER_NAME)
          : { status: 'off', says: 'health.oidc.none' },
    },
    {
      id: 'ldap',
      name: 'health.ldap',
      run: async () =>
        directory.isOn
          ? findingOf(await directory.examine(''), settings.LDAP_SERVER_URL ?? '')
          : { status: 'off', says: 'health.ldap.none' },
    },
  ];
};
