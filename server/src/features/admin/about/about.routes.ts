import { hash } from 'node:crypto';
import { contract } from '@larder/contract';
import type { HealthCheck, HealthVisit } from '../../../platform/health/index.ts';
import { implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { definitions, describeSettings, settingMeaning } from '../../../platform/settings/index.ts';
import { type AboutSource, describeApp } from '../../about/index.ts';
import { servedText } from '../../media/index.ts';
import { readAnalytics, readStatistics } from './about.repository.ts';

interface Parts {
  source: AboutSource;
  version: string;
  checks: HealthCheck[];
}

/** What works is ready; what is not used, or is but fails, is not. */
const isReady = async (checks: HealthCheck[], id: string, visit: HealthVisit): Promise<boolean> => {
  try {
    return (await checks.find((check) => check.id === id)?.run(visit))?.status === 'ok';
  } catch {
    return false;
  }
};

const withoutPassword = (address: string): string => {
  const url = new URL(address);
  if (url.password !== '') url.password = '***';
  return url.href;
};

/** Tells installations apart without telling anything of them. */
const installationIdOf = ({ secret }: Platform): string =>
  hash('sha256', `installation ${secret}`).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

export const adminAboutRoutes = ({ source, version, checks }: Parts): Route[] =>
  implement(contract.adminAbout, {
    get: async (_, { platform, instance }) => {
      const { settings } = platform;
      const {
        enableOpenai: _openai,
        enableOpenaiImageServices: _images,
        ...app
      } = await describeApp(source, version, platform);
      return {
        ...app,
        versionLatest: version,
        apiPort: settings.API_PORT,
        apiDocs: settings.API_DOCS,
        dbType: instance.dialect.name,
        dbUrl: settings.DATABASE_URL === null ? null : withoutPassword(settings.DATABASE_URL),
        defaultGroup: settings.DEFAULT_GROUP,
        buildId: version,
        recipeScraperVersion: version,
      };
    },
    statistics: (_, { instance }) => readStatistics(instance),
    check: async (_, { platform, origin }) => {
      const visit = { now: platform.clock.now(), origin, address: undefined, clock: undefined };
      const [emailReady, ldapReady, oidcReady] = await Promise.all(
        ['mail', 'ldap', 'oidc'].map((id) => isReady(checks, id, visit)),
      );
      return {
        emailReady: emailReady === true,
        ldapReady: ldapReady === true,
        oidcReady: oidcReady === true,
        baseUrlSet: platform.settings.BASE_URL !== definitions.BASE_URL.fallback,
        isUpToDate: true,
      };
    },
    validateFiles: () => ({ text: servedText }),
    settings: (_, { platform, words }) =>
      describeSettings(platform.settings).map((setting) => ({
        ...setting,
        about: words(settingMeaning(setting.name)),
      })),
    analytics: async (_, { instance, platform, origin }) => {
      const visit = { now: platform.clock.now(), origin, address: undefined, clock: undefined };
      return {
        installationId: installationIdOf(platform),
        version,
        databaseType: instance.dialect.name,
        usingEmail: await isReady(checks, 'mail', visit),
        usingLdap: await isReady(checks, 'ldap', visit),
        ...(await readAnalytics(instance)),
      };
    },
  });
