import { type AppInfo, type AppTheme, contract } from '@larder/contract';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings/index.ts';

const appTheme = (settings: Settings): AppTheme => ({
  lightPrimary: settings.THEME_LIGHT_PRIMARY,
  lightAccent: settings.THEME_LIGHT_ACCENT,
  lightSecondary: settings.THEME_LIGHT_SECONDARY,
  lightSuccess: settings.THEME_LIGHT_SUCCESS,
  lightInfo: settings.THEME_LIGHT_INFO,
  lightWarning: settings.THEME_LIGHT_WARNING,
  lightError: settings.THEME_LIGHT_ERROR,
  darkPrimary: settings.THEME_DARK_PRIMARY,
  darkAccent: settings.THEME_DARK_ACCENT,
  darkSecondary: settings.THEME_DARK_SECONDARY,
  darkSuccess: settings.THEME_DARK_SUCCESS,
  darkInfo: settings.THEME_DARK_INFO,
  darkWarning: settings.THEME_DARK_WARNING,
  darkError: settings.THEME_DARK_ERROR,
});

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

export const aboutRoutes = (source: AboutSource, version: string): Route[] =>
  implement(contract.about, {
    get: (_, { platform }) => describeApp(source, version, platform),
    startup: async (_, { platform }) => ({
      isFirstLogin: await source.isSetupNeeded(),
      isDemo: platform.settings.IS_DEMO,
    }),
    theme: (_, { platform }) => appTheme(platform.settings),
  });
