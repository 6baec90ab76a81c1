import { findHousehold } from './household.ts';
import { pageOf } from './sending.ts';
import { handOver } from './shown-page.ts';

/** Opens the import of Larder with the page of a tab, for somebody to look at before anything is saved. */
export async function lookInLarder(tabId: number): Promise<void> {
  const household = await findHousehold();
  if (!household) return;
  const page = await pageOf(tabId);
  const { id } = await chrome.tabs.create({ url: `${household.address}/import/receive#extension` });
  if (id === undefined) return;
  await hasLoaded(id);
  await chrome.scripting.executeScript({ target: { tabId: id }, func: handOver, args: [page] });
}

const hasLoaded = (tabId: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (id: number, { status }: { status?: string }) => {
      if (id !== tabId || status !== 'complete') return;
      chrome.tabs.onUpdated.removeListener(look);
      resolve();
    };
    chrome.tabs.onUpdated.addListener(look);
    void chrome.tabs.get(tabId).then((tab) => look(tabId, tab));
  });
