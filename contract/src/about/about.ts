import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const AppInfo = z.object({
  production: z.boolean(),
  version: z.string(),
  demoStatus: z.boolean(),
  allowSignup: z.boolean(),
  defaultGroupSlug: z.string().nullable(),
  enableOidc: z.boolean(),
  oidcRedirect: z.boolean(),
  oidcProviderName: z.string(),
  /** Whether mails go out, such as for a forgotten password. */
  sendsMail: z.boolean(),
  /** A reverse proxy may say who has logged in there. */
  enableProxyLogIn: z.boolean(),
  enableOpenai: z.boolean(),
  enableOpenaiImageServices: z.boolean(),
});
export type AppInfo = z.infer<typeof AppInfo>;

const colours = ['Primary', 'Accent', 'Secondary', 'Success', 'Info', 'Warning', 'Error'] as const;
type ThemeKey = `${'light' | 'dark'}${(typeof colours)[number]}`;
export const themeKeys = (['light', 'dark'] as const).flatMap((mode) =>
  colours.map((colour): ThemeKey => `${mode}${colour}`),
);

export const AppTheme = z.record(z.enum(themeKeys), z.string());
export type AppTheme = z.infer<typeof AppTheme>;

/** Anybody logs in with it where a server shows what it can do (`demoStatus`). */
export const demoAccount = { username: 'demo', email: 'demo@demo.invalid', password: 'demo' } as const;

export const about = {
  get: endpoint({
    method: 'GET',
    path: '/app/about',
    access: 'visitor',
    topics: ['instance'],
    summary: 'Version and what this server offers',
    reply: AppInfo,
  }),
  startup: endpoint({
    method: 'GET',
    path: '/app/about/startup-info',
    access: 'visitor',
    topics: ['instance'],
    summary: 'Whether the server still waits for its setup',
    reply: z.object({ isFirstLogin: z.boolean(), isDemo: z.boolean() }),
  }),
  theme: endpoint({
    method: 'GET',
    path: '/app/about/theme',
    access: 'visitor',
    topics: ['instance'],
    summary: 'Colours of the light and dark theme',
    reply: AppTheme,
    publicFor: 604_800,
  }),
};
