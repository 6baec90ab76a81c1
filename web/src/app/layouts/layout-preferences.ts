import { preference } from '../../lib/preferences/preference.ts';

/** Whether the sidebar is open on a screen that has room for it. */
export const layoutPreferences = preference('layout-preferences', { sidebarOpen: true });
