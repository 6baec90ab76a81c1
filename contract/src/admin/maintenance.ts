import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { Message } from '../shapes.ts';

const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What nothing needs any more: how much of it, and its first names. */
const Leftovers = z.object({ count: z.number().int(), bytes: z.number().int(), names: z.array(z.string()) });
export type Leftovers = z.infer<typeof Leftovers>;

export const adminMaintenance = {
  summary: endpoint({
    method: 'GET',
    path: '/admin/maintenance',
    access: 'admin',
    topics: ['recipes'],
    summary: 'How much room everything takes, and how much could go',
    reply: z.object({
      dataDirSize: z.string(),
      logFileSize: z.string(),
      cleanableImages: z.number().int(),
      cleanableDirs: z.number().int(),
    }),
  }),
  storage: endpoint({
    method: 'GET',
    path: '/admin/maintenance/storage',
    access: 'admin',
    topics: ['recipes'],
    summary: 'How much room each kind of data takes',
    reply: z.object({
      tempDirSize: z.string(),
      backupsDirSize: z.string(),
      groupsDirSize: z.string(),
      recipesDirSize: z.string(),
      userDirSize: z.string(),
      /** The same in bytes, with what older clients do not know. */
      bytes: z.object({
        recipes: z.number().int(),
        users: z.number().int(),
        exports: z.number().int(),
        backups: z.number().int(),
        database: z.number().int(),
        logs: z.number().int(),
        free: z.number().int(),
      }),
    }),
  }),
  leftovers: endpoint({
    method: 'GET',
    path: '/admin/maintenance/leftovers',
    access: 'admin',
    topics: ['recipes'],
    summary: 'What cleaning would remove',
    reply: z.object({ images: Leftovers, folders: Leftovers, temp: Leftovers, logs: Leftovers }),
  }),
  leftoverPicture: endpoint({
    method: 'GET',
    path: '/admin/maintenance/leftovers/{recipeId}/{fileName}',
    access: 'admin',
    topics: ['recipes'],
    summary: 'A picture that cleaning would remove',
    reply: file('image/*'),
  }),
  logs: endpoint({
    method: 'GET',
    path: '/admin/maintenance/logs',
    access: 'admin',
    topics: [],
    summary: 'The last lines of the log as JSON, the newest at the end',
    query: z.object({
      lines: z.coerce.number().int().min(1).max(5000).default(200),
      /** That level and what is worse. */
      level: z.enum(logLevels).optional(),
      /** Only lines that hold this text, in any case. */
      text: z.string().max(200).optional(),
    }),
    reply: z.object({ logs: z.array(z.string()) }),
  }),
  logFile: endpoint({
    method: 'GET',
    path: '/admin/logs',
    access: 'admin',
    topics: [],
    summary: 'A token by which the whole log is downloaded',
    reply: z.object({ fileToken: z.string() }),
  }),
  lastLogs: endpoint({
    method: 'GET',
    path: '/admin/logs/{num}',
    access: 'admin',
    topics: [],
    summary: 'The last lines of the log as a text',
    reply: file('text/plain'),
  }),
  cleanImages: endpoint({
    method: 'POST',
    path: '/admin/maintenance/clean/images',
    access: 'admin',
    summary: 'Remove files among pictures of recipes that are no pictures as they are served',
    reply: Message,
  }),
  cleanFolders: endpoint({
    method: 'POST',
    path: '/admin/maintenance/clean/recipe-folders',
    access: 'admin',
    summary: 'Remove folders of recipes that are gone for good',
    reply: Message,
  }),
  cleanTemp: endpoint({
    method: 'POST',
    path: '/admin/maintenance/clean/temp',
    access: 'admin',
    summary: 'Remove files that were written in part',
    reply: Message,
  }),
  cleanLogs: endpoint({
    method: 'POST',
    path: '/admin/maintenance/clean/logs',
    access: 'admin',
    summary: 'Empty the log',
    reply: Message,
  }),
};
