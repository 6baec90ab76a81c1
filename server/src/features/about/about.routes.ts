import { type AppInfo, type AppTheme, contract } from '@larder/contract';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';

/** What the about pages need from features that know all groups. */
export interface AboutSource {
  /** Slug of the group that visitors of `/` are led to, if it is public. */
  findDefaultGroupSlug(): Promise<string | null>;
  isSetupNeeded(): Promise<boolean>;
}

export const describeApp = async (
  source: AboutSource,
  version: string,
  { settings, languageModel, mailer }: Pick<Platform, 'settings' | 'languageModel' | 'mailer'>,
): Promise<AppInfo> => ({
  production: true,
  version,
  demoStatus: settings.IS_DEMO,
  allowSignup: settings.ALLOW_SIGNUP,
  defaultGroupSlug: await source.findDefaultGroupSlug(),
  sendsMail: mailer.isReady,
  enableOidc: settings.OIDC_AUTH_ENABLED,
  oidcRedirect: settings.OIDC_AUTH_ENABLED && settings.OIDC_AUTO_REDIRECT,
  oidcProviderName: settings.OIDC_AUTH_ENABLED ? settings.OIDC_PROVIDER_NAME : '',
  enableProxyLogIn: settings.PROXY_AUTH_HEADER !== '',
  enableOpenai: languageModel.isSetUp,
  enableOpenaiImageServices: languageModel.isSetUp,
});

export const aboutRoutes = (source: AboutSource, version: string, findTheme: () => Promise<AppTheme>): Route[] =>
  implement(contract.about, {
    get: (_, { platform }) => describeApp(source, version, platform),
    startup: async (_, { platform }) => ({
      isFirstLogin: await source.isSetupNeeded(),
      isDemo: platform.settings.IS_DEMO,
    }),
    theme: findTheme,
  });
