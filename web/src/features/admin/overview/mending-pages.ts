import type { HealthPage, HealthResult } from '@larder/contract';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import { type MessageKey, t } from '../../../lib/messages/index.ts';

const pages: Record<Exclude<HealthPage, 'settings' | 'sign-on'>, { title: MessageKey; link: LinkOptions }> = {
  maintenance: { title: 'maintenance.title', link: linkOptions({ to: '/admin/maintenance' }) },
  tasks: { title: 'task.title', link: linkOptions({ to: '/admin/background-tasks' }) },
  logs: { title: 'logs.title', link: linkOptions({ to: '/admin/maintenance/logs' }) },
  users: { title: 'admin.users', link: linkOptions({ to: '/admin/manage/users' }) },
  groups: { title: 'admin.groups', link: linkOptions({ to: '/admin/manage/groups' }) },
  backups: { title: 'backup.title', link: linkOptions({ to: '/admin/backups' }) },
};

/** The part of the site settings that a check is about. */
const subjects: Record<string, string> = {
  address: 'address',
  proxy: 'address',
  clock: 'address',
  mail: 'mail',
  oidc: 'provider',
  ldap: 'directory',
};

/** Where what a check found is mended, and what the link to it says. */
export function mendingPlace({ id, page }: HealthResult): { title: string; link: LinkOptions } | null {
  if (page === null) return null;
  if (page !== 'settings' && page !== 'sign-on') return { title: t(pages[page].title), link: pages[page].link };
  const subject = subjects[id] ?? '';
  return {
    title: t('admin.mend-settings', { subject }),
    link: linkOptions({ to: '/admin/site-settings', hash: subject }),
  };
}
