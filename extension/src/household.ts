import type { ExtensionSetup } from '@larder/contract/browser-extension';

/** The household that pages are sent to, as it was set up in this browser. */
export interface Household extends ExtensionSetup {
  /** Whose token it is. */
  name: string;
}

const key = 'household';

/** Scripts that run beside a page may not read the token. Firefox keeps it from them by itself. */
export const keepFromPages = () =>
  chrome.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })?.catch(() => undefined);

export async function findHousehold(): Promise<Household | undefined> {
  const stored = await chrome.storage.local.get<{ [key]?: Household }>(key);
  return stored[key];
}

export const saveHousehold = (household: Household): Promise<void> => chrome.storage.local.set({ [key]: household });

/** Forgets the household, and gives back the permission to reach it. */
export async function leaveHousehold({ address }: Household): Promise<void> {
  await chrome.storage.local.remove(key);
  await chrome.permissions.remove(permissionFor(address));
}

/** Patterns name no port: Firefox knows none in them. */
export function permissionFor(address: string): { origins: string[] } {
  const { protocol, hostname } = new URL(address);
  return { origins: [`${protocol}//${hostname}/*`] };
}
