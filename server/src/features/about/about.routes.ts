import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { appTheme } from './app-theme.ts';

/** What the about pages need from features that know all groups. */
export interface AboutSource {
  /** Slug of the group that visitors of `/` are led to, if it is public. */
  findDefaultGroupSlug(): Promise<string | null>;
  isSetupNeeded(): Promise<boolean>;
}

export const aboutRoutes = (source: AboutSource, version: string): Route[] =>
  implement(contract.about, {
    get: async (_, { platform: { settings, languageModel } }) => {
      const slug = await source.findDefaultGroupSlug();
      return {
        production: true,
        version,
        demoStatus: false,
        allowSignup: settings.ALLOW_SIGNUP,
        defaultGroupSlug: slug,
        enableOidc: false,
        oidcRedirect: false,
        oidcProviderName: '',
        enableOpenai: languageModel.isSetUp,
        enableOpenaiImageServices: languageModel.isSetUp,
      };
    },
    startup: async () => ({ isFirstLogin: await source.isSetupNeeded(), isDemo: false }),
    theme: (_, { platform }) => appTheme(platform.settings),
  });
