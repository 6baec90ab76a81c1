import { z } from 'zod';
import { AppInfo } from '../about/about.ts';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();

/** What is known of this server, in the shape that programs ask for. */
const AdminInfo = AppInfo.omit({ enableOpenai: true, enableOpenaiImageServices: true }).extend({
  /** Of the program; nobody outside is asked for newer ones. */
  versionLatest: z.string(),
  apiPort: count,
  apiDocs: z.boolean(),
  dbType: z.enum(['sqlite', 'postgres']),
  /** Without its password; null for SQLite. */
  dbUrl: z.string().nullable(),
  defaultGroup: z.string(),
  buildId: z.string(),
  recipeScraperVersion: z.string(),
});

/** What settings are about, in the order in which they are shown. */
export const settingSubjects = [
  'address',
  'people',
  'data',
  'backups',
  'mail',
  'provider',
  'directory',
  'proxy',
  'imports',
  'language-model',
  'watching',
  'colors',
] as const;
export type SettingSubject = (typeof settingSubjects)[number];

export const EffectiveSetting = z.object({
  name: z.string(),
  subject: z.enum(settingSubjects),
  /** Null for a secret, and where nothing is set. */
  value: z.string().nullable(),
  isSecret: z.boolean(),
  /** Whether there is any value. */
  isSet: z.boolean(),
  from: z.enum(['default', 'environment', 'file']),
  /** What it is for, in the caller's language; what is to be typed as it stands is between backticks. */
  about: z.string(),
});
export type EffectiveSetting = z.infer<typeof EffectiveSetting>;

const AppStatistics = z.object({
  totalRecipes: count,
  totalUsers: count,
  totalGroups: count,
  uncategorizedRecipes: count,
  untaggedRecipes: count,
});

export const adminAbout = {
  get: endpoint({
    method: 'GET',
    path: '/admin/about',
    access: 'admin',
    topics: ['instance'],
    summary: 'What this server is and how it is set up',
    reply: AdminInfo,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/admin/about/statistics',
    access: 'admin',
    topics: ['instance', 'recipes'],
    summary: 'How much all groups have of what',
    reply: AppStatistics,
  }),
  check: endpoint({
    method: 'GET',
    path: '/admin/about/check',
    access: 'admin',
    topics: ['instance'],
    summary: 'Whether mail, log-ins from elsewhere and the address are set up and work',
    reply: z.object({
      emailReady: z.boolean(),
      ldapReady: z.boolean(),
      oidcReady: z.boolean(),
      baseUrlSet: z.boolean(),
      isUpToDate: z.boolean(),
    }),
  }),
  validateFiles: endpoint({
    method: 'GET',
    path: '/admin/about/docker/validate',
    access: 'admin',
    topics: [],
    summary: 'The text that `/media/docker/validate.txt` has to hold where files are served',
    reply: z.object({ text: z.string() }),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/admin/about/settings',
    access: 'admin',
    topics: ['instance'],
    summary: 'Every setting with its value and where that comes from; secrets are told to nobody',
    reply: z.array(EffectiveSetting),
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/admin/analytics',
    access: 'admin',
    topics: ['instance', 'recipes', 'shopping', 'household'],
    summary: 'Counts of the whole server; they are shown to administrators and sent to nobody',
    reply: z.object({
      installationId: z.string(),
      version: z.string(),
      databaseType: z.string(),
      usingEmail: z.boolean(),
      usingLdap: z.boolean(),
      apiTokens: count,
      users: count,
      groups: count,
      recipes: count,
      shoppingLists: count,
      cookbooks: count,
    }),
  }),
};
