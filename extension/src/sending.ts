import type { SavedPage } from '@larder/contract';
import { longestShownPage } from '@larder/contract/browser-extension';
import { findHousehold, permissionFor } from './household.ts';
import { type Reason, Refusal, savePage } from './server.ts';
import { readShownPage, type ShownPage } from './shown-page.ts';

/** How far a page of a tab is. */
export type Sending =
  | { step: 'sending' }
  | { step: 'saved'; saved: SavedPage }
  | { step: 'failed'; reason: Reason; said: string };

const keyOf = (tabId: number) => `tab-${tabId}`;

const signs: Record<Sending['step'], string> = { sending: '…', saved: '✓', failed: '!' };

/** How far the page of a tab is, in every view of the extension, until the browser is closed. */
export const sendings = {
  find: async (tabId: number): Promise<Sending | undefined> => {
    const stored = await chrome.storage.session.get<Record<string, Sending>>(keyOf(tabId));
    return stored[keyOf(tabId)];
  },
  note: async (tabId: number, sending: Sending): Promise<void> => {
    await chrome.storage.session.set({ [keyOf(tabId)]: sending });
    // Tells how it went where the popup is closed; a tab that was closed has no icon any more.
    await chrome.action.setBadgeText({ tabId, text: signs[sending.step] }).catch(() => undefined);
  },
  forget: (tabId: number): Promise<void> => chrome.storage.session.remove(keyOf(tabId)),
  /** Tells each step of a tab from now on. */
  follow: (tabId: number, tell: (sending: Sending) => void): void =>
    chrome.storage.session.onChanged.addListener((changes) => {
      const next = changes[keyOf(tabId)]?.newValue;
      if (next) tell(next as Sending);
    }),
};

/** Tabs whose page this very worker is sending: a step that an ended one has left behind goes on nowhere. */
const underWay = new Set<number>();

/** Saves the recipe of the page that a tab shows. That it was saved before is told by the server, where it may have been deleted since. */
export async function send(tabId: number, isWantedAgain: boolean): Promise<void> {
  if (underWay.has(tabId)) return;
  underWay.add(tabId);
  try {
    await sendings.note(tabId, { step: 'sending' });
    const saved = await saveShown(tabId, isWantedAgain);
    await sendings.note(tabId, { step: 'saved', saved });
  } catch (error) {
    await noteFailure(tabId, error);
  } finally {
    underWay.delete(tabId);
  }
}

export function noteFailure(tabId: number, error: unknown): Promise<void> {
  const { reason, said } = error instanceof Refusal ? error : new Refusal('failed');
  return sendings.note(tabId, { step: 'failed', reason, said });
}

async function saveShown(tabId: number, isWantedAgain: boolean): Promise<SavedPage> {
  const household = await findHousehold();
  if (!household || !(await chrome.permissions.contains(permissionFor(household.address)))) {
    throw new Refusal('not-connected');
  }
  const page = await pageOf(tabId);
  if (page.html.length > longestShownPage) throw new Refusal('too-large');
  return savePage(household, { ...page, isWantedAgain });
}

/** @throws Refusal for pages that browsers keep to themselves */
export async function pageOf(tabId: number): Promise<ShownPage> {
  const [frame] = await chrome.scripting
    .executeScript({ target: { tabId }, func: readShownPage })
    .catch(() => [undefined]);
  const page = frame?.result;
  if (!page || !/^https?:/.test(page.url)) throw new Refusal('not-a-page');
  return page;
}
