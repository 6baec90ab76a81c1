import { keepFromPages } from './household.ts';
import { lookInLarder } from './look-in-larder.ts';
import type { Order } from './orders.ts';
import { noteFailure, send, sendings } from './sending.ts';

void keepFromPages();

const done = (order: Order): Promise<void> =>
  order.do === 'send' ? send(order.tabId, order.isWantedAgain) : lookInLarder(order.tabId);

// A browser ends what has nothing to answer: the answer waits for the end of the work.
chrome.runtime.onMessage.addListener((order: Order, _sender, answer) => {
  done(order)
    .catch((error) => noteFailure(order.tabId, error))
    .then(() => answer());
  return true;
});

chrome.tabs.onRemoved.addListener((tabId) => void sendings.forget(tabId));

chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void chrome.runtime.openOptionsPage();
});
