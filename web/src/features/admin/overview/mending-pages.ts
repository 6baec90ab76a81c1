import type { HealthPage } from '@larder/contract';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { MessageKey } from '../../../lib/messages/index.ts';

/** Where a health check leads to, and what its button says. */
export const mendingPages: Partial<Record<HealthPage, { title: MessageKey; link: LinkOptions }>> = {
  maintenance: { title: 'maintenance.title', link: linkOptions({ to: '/admin/maintenance' }) },
  tasks: { title: 'task.title', link: linkOptions({ to: '/admin/background-tasks' }) },
  logs: { title: 'logs.title', link: linkOptions({ to: '/admin/maintenance/logs' }) },
  users: { title: 'admin.users', link: linkOptions({ to: '/admin/manage/users' }) },
  groups: { title: 'admin.groups', link: linkOptions({ to: '/admin/manage/groups' }) },
  'sign-on': { title: 'admin.settings', link: linkOptions({ to: '/admin/site-settings', hash: 'provider' }) },
  backups: { title: 'backup.title', link: linkOptions({ to: '/admin/backups' }) },
  settings: { title: 'admin.settings', link: linkOptions({ to: '/admin/site-settings' }) },
};
