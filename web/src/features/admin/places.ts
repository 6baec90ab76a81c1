import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconArchive,
  IconBrush,
  IconClockPlay,
  IconHeartRateMonitor,
  IconHome,
  IconListDetails,
  IconPalette,
  IconTextScan2,
  IconUser,
} from '@tabler/icons-react';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import type { MessageKey } from '../../lib/messages/index.ts';

export interface AdminPlace {
  icon: Icon;
  title: MessageKey;
  /** What one finds there, where the places stand as a list. */
  subtitle: MessageKey;
  /** The part of the server's health that says more than that. */
  check?: string | undefined;
  link: LinkOptions;
  /** The number beside it. */
  counts?: 'problems';
  /** A page inside of it, on which it is marked too. */
  holds?: '/admin/manage/users/$userId' | '/admin/backups/$name' | '/admin/themes/$themeId';
}

interface AdminSection {
  title: MessageKey;
  items: AdminPlace[];
}

/** The pages of the administration, in the order of its navigation. */
export const adminSections: AdminSection[] = [
  {
    title: 'admin.this-server',
    items: [
      {
        icon: IconHeartRateMonitor,
        title: 'admin.overview',
        subtitle: 'admin.overview-hint',
        counts: 'problems',
        link: linkOptions({ to: '/admin' }),
      },
      {
        icon: IconArchive,
        title: 'backup.title',
        subtitle: 'backup.places-hint',
        check: 'backup',
        link: linkOptions({ to: '/admin/backups' }),
        holds: '/admin/backups/$name',
      },
      {
        icon: IconClockPlay,
        title: 'task.title',
        subtitle: 'task.places-hint',
        check: 'schedule',
        link: linkOptions({ to: '/admin/background-tasks' }),
      },
      {
        icon: IconListDetails,
        title: 'logs.title',
        subtitle: 'logs.places-hint',
        link: linkOptions({ to: '/admin/maintenance/logs' }),
      },
      {
        icon: IconBrush,
        title: 'maintenance.title',
        subtitle: 'maintenance.places-hint',
        check: 'disk',
        link: linkOptions({ to: '/admin/maintenance' }),
      },
    ],
  },
  {
    title: 'admin.who-uses-it',
    items: [
      {
        icon: IconUser,
        title: 'admin.users',
        subtitle: 'admin.users-places-hint',
        link: linkOptions({ to: '/admin/manage/users' }),
        holds: '/admin/manage/users/$userId',
      },
      {
        icon: IconHome,
        title: 'admin.groups',
        subtitle: 'admin.groups-places-hint',
        link: linkOptions({ to: '/admin/manage/groups' }),
      },
    ],
  },
  {
    title: 'admin.how-it-is-set-up',
    items: [
      {
        icon: IconAdjustmentsHorizontal,
        title: 'admin.settings',
        subtitle: 'admin.settings-places-hint',
        link: linkOptions({ to: '/admin/site-settings' }),
      },
      {
        icon: IconPalette,
        title: 'theme.title',
        subtitle: 'theme.places-hint',
        link: linkOptions({ to: '/admin/themes' }),
        holds: '/admin/themes/$themeId',
      },
      {
        icon: IconTextScan2,
        title: 'playground.title',
        subtitle: 'playground.places-hint',
        link: linkOptions({ to: '/admin/parser' }),
      },
    ],
  },
];
