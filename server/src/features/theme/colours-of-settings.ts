import type { AppTheme } from '@larder/contract';
import { describeSettings, type Settings } from '../../platform/settings/index.ts';

/** The colours that hold where no theme is chosen. */
export const coloursOfSettings = (settings: Settings): AppTheme => ({
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

/** The settings of colours that somebody has written down. */
export const writtenColours = (settings: Settings): string[] =>
  describeSettings(settings)
    .filter(({ subject, from }) => subject === 'colors' && from !== 'default')
    .map(({ name }) => name);
