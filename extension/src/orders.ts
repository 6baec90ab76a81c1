/** What the popup asks of the background, which goes on when the popup is closed. */
export type Order = { do: 'send'; tabId: number; isWantedAgain: boolean } | { do: 'look'; tabId: number };

/** Done once the answer is there; the popup follows the steps of its tab meanwhile. */
export const order = (wanted: Order): Promise<void> => chrome.runtime.sendMessage(wanted);
