import type { User } from '@larder/contract';
import {
  type Icon,
  IconBell,
  IconBlender,
  IconCalendarEvent,
  IconCamera,
  IconCategory,
  IconDatabase,
  IconDeviceMobile,
  IconHeart,
  IconHistory,
  IconHome,
  IconLink,
  IconPackageExport,
  IconPackageImport,
  IconPencil,
  IconReport,
  IconSettings,
  IconShoppingCart,
  IconTags,
  IconToolsKitchen2,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { type LinkOptions, linkOptions } from '@tanstack/react-router';
import { openImport } from '../features/import/dialog/import-request.ts';
import type { MessageKey } from '../lib/messages/index.ts';

/** Somewhere to go from the sidebar, the drawer, the bottom bar or a menu. */
export interface NavigationItem {
  icon: Icon;
  title: MessageKey;
  subtitle?: MessageKey;
  link: LinkOptions;
  /** A page inside of it, on which it is marked too. */
  holds?:
    | '/group/mealplan'
    | '/shopping-lists'
    | '/admin/manage/users/$userId'
    | '/admin/themes/$themeId'
    | '/admin/backups/$name'
    | '/g/$groupSlug/r/$recipeSlug'
    | `/g/$groupSlug/recipes/${'categories' | 'tags' | 'tools'}/$value`;
  /** Opens it over the page that one is on; its link leads to a page with the same. */
  open?: () => void;
  /** Also in the bottom bar of a phone, under this shorter name. */
  inBar?: MessageKey;
  /** The letter that leads to it after `g`. */
  goKey?: string;
  /** The number beside it. */
  counts?: 'favorites' | 'problems';
  /** Only in the group that one belongs to. */
  ownGroupOnly?: boolean;
  shownTo?: (me: User) => boolean;
}

export interface NavigationSection {
  title?: MessageKey;
  items: NavigationItem[];
}

/** The sidebar from top to bottom. */
export const groupNavigation = (groupSlug: string, me: User | null): NavigationSection[] => [
  {
    items: [
      {
        icon: IconToolsKitchen2,
        title: 'nav.recipes',
        goKey: 'r',
        inBar: 'nav.recipes',
        link: linkOptions({ to: '/g/$groupSlug', params: { groupSlug } }),
        holds: '/g/$groupSlug/r/$recipeSlug',
      },
      ...(me
        ? [
            {
              icon: IconHeart,
              title: 'nav.favorites',
              goKey: 'f',
              link: linkOptions({ to: '/user/$userId/favorites', params: { userId: me.id } }),
              counts: 'favorites',
              ownGroupOnly: true,
            } as const,
            {
              icon: IconCalendarEvent,
              title: 'plan.title',
              goKey: 'p',
              inBar: 'plan.in-bar',
              link: linkOptions({ to: '/group/mealplan/planner/view' }),
              holds: '/group/mealplan',
              ownGroupOnly: true,
            } as const,
            {
              icon: IconShoppingCart,
              title: 'shopping.title',
              goKey: 's',
              inBar: 'shopping.in-bar',
              link: linkOptions({ to: '/shopping-lists' }),
              holds: '/shopping-lists',
              ownGroupOnly: true,
            } as const,
            {
              icon: IconHistory,
              title: 'timeline.title',
              goKey: 't',
              link: linkOptions({ to: '/g/$groupSlug/recipes/timeline', params: { groupSlug } }),
              ownGroupOnly: true,
            } as const,
          ]
        : []),
    ],
  },
  {
    title: 'nav.organizers',
    items: [
      {
        icon: IconCategory,
        title: 'nav.categories',
        goKey: 'c',
        link: linkOptions({ to: '/g/$groupSlug/recipes/categories', params: { groupSlug } }),
        holds: '/g/$groupSlug/recipes/categories/$value',
        ownGroupOnly: true,
      },
      {
        icon: IconTags,
        title: 'nav.tags',
        link: linkOptions({ to: '/g/$groupSlug/recipes/tags', params: { groupSlug } }),
        holds: '/g/$groupSlug/recipes/tags/$value',
        ownGroupOnly: true,
      },
      {
        icon: IconBlender,
        title: 'nav.tools',
        link: linkOptions({ to: '/g/$groupSlug/recipes/tools', params: { groupSlug } }),
        holds: '/g/$groupSlug/recipes/tools/$value',
        ownGroupOnly: true,
      },
    ],
  },
];

/** At the end of the sidebar. */
export const endOfNavigation = (): NavigationItem[] => [
  { icon: IconTrash, title: 'nav.bin', goKey: 'b', link: linkOptions({ to: '/group/bin' }), ownGroupOnly: true },
  {
    icon: IconDatabase,
    title: 'nav.data',
    goKey: 'd',
    subtitle: 'nav.data-hint',
    link: linkOptions({ to: '/group/data/foods' }),
    ownGroupOnly: true,
    shownTo: (me) => me.canOrganize,
  },
  { icon: IconHome, title: 'household.title', goKey: 'h', link: linkOptions({ to: '/household' }), ownGroupOnly: true },
  {
    icon: IconSettings,
    title: 'nav.settings',
    goKey: 'a',
    link: linkOptions({ to: '/admin' }),
    shownTo: (me) => me.admin,
  },
];

/** Ways to get a new recipe, in the menu of the Add button. */
export const waysToAdd = (groupSlug: string): NavigationItem[] => [
  {
    icon: IconLink,
    title: 'create.menu-import',
    link: linkOptions({ to: '/g/$groupSlug/r/create/url', params: { groupSlug } }),
    open: openImport,
  },
  {
    icon: IconCamera,
    title: 'create.menu-photo',
    link: linkOptions({ to: '/g/$groupSlug/r/create/ocr', params: { groupSlug } }),
  },
  {
    icon: IconPencil,
    title: 'create.menu-create',
    link: linkOptions({ to: '/g/$groupSlug/r/create/new', params: { groupSlug } }),
  },
];

/** In the menu behind one's own picture. */
export const accountNavigation = (me: User): NavigationItem[] => [
  { icon: IconUser, title: 'profile.title', link: linkOptions({ to: '/user/profile' }) },
  { icon: IconHome, title: 'household.title', link: linkOptions({ to: '/household' }) },
  { icon: IconDeviceMobile, title: 'device.title', link: linkOptions({ to: '/user/device' }) },
  { icon: IconPackageImport, title: 'moving.title', link: linkOptions({ to: '/group/migrations' }) },
  { icon: IconPackageExport, title: 'export-page.title', link: linkOptions({ to: '/group/exports' }) },
  { icon: IconReport, title: 'report.all-title', link: linkOptions({ to: '/group/reports' }) },
  ...(me.advanced
    ? [{ icon: IconBell, title: 'notify.title', link: linkOptions({ to: '/group/notifiers' }) } as const]
    : []),
];
