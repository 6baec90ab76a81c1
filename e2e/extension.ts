import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { wholeBrowser } from './playwright.config.ts';

const built = fileURLToPath(new URL('../extension/dist/chrome', import.meta.url));

/** A browser with the built extension loaded unpacked. */
export interface ExtendedBrowser {
  context: BrowserContext;
  /** Taps the icon of the extension while a page is in front. */
  tap(page: Page): Promise<void>;
  /** Words of the popup that a tap has opened; empty once it is closed. */
  popupText(): Promise<string>;
  /** How wide the picture in it is; 0 before it has come. */
  popupPicture(): Promise<number>;
  /** Clicks a button in it. */
  clickInPopup(label: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param server the address that the person grants when the extension asks for it: the browser's own question for that is out of reach
 * here, so that the manifest has the answer
 */
export async function startExtendedBrowser(server: string): Promise<ExtendedBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-extension-'));
  await cp(built, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const granted = { ...manifest, host_permissions: [`${new URL(server).protocol}//${new URL(server).hostname}/*`] };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(granted));
  const context = await chromium.launchPersistentContext('', {
    executablePath: wholeBrowser.executablePath,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...wholeBrowser.args,
      '--lang=en-US',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      '--enable-unsafe-extension-debugging',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('no browser to speak to');
  const devTools = speakTo(browser, new URL(worker.url()).host);
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true });
  };
  return { context, close, ...devTools };
}

/** What Playwright does not know of extensions is asked of the browser itself; its types do not have it yet either. */
function speakTo(browser: CDPSession, id: string) {
  const ask = (method: string, params: object) =>
    Reflect.apply(browser.send, browser, [method, params]) as Promise<Record<string, unknown>>;
  const targets = async (type: string, url: string): Promise<string[]> => {
    const { targetInfos } = await ask('Target.getTargets', { filter: [{ type }] });
    return (targetInfos as { targetId: string; url: string }[])
      .filter((target) => target.url === url)
      .map(({ targetId }) => targetId);
  };
  const evaluateInPopup = async (expression: string): Promise<unknown> => {
    const [targetId] = await targets('page', `chrome-extension://${id}/popup.html`);
    if (!targetId) return '';
    const { sessionId } = await ask('Target.attachToTarget', { targetId });
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, userGesture: true } });
    const answered = new Promise<{ message: string }>((resolve) => {
      browser.once('Target.receivedMessageFromTarget', resolve);
    });
    await ask('Target.sendMessageToTarget', { sessionId, message });
    const { message: answer } = await answered;
    // A popup closes when it has opened a tab.
    await ask('Target.detachFromTarget', { sessionId }).catch(() => undefined);
    return JSON.parse(answer).result?.result?.value ?? '';
  };
  return {
    tap: async (page: Page) => {
      await page.bringToFront();
      const [targetId] = await targets('tab', page.url());
      await ask('Extensions.triggerAction', { id, targetId });
    },
    popupText: async () => String(await evaluateInPopup('document.body.innerText')),
    popupPicture: async () => Number(await evaluateInPopup("document.querySelector('img')?.naturalWidth ?? 0")),
    clickInPopup: async (label: string) => {
      const find = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === ${JSON.stringify(label)})`;
      await expect.poll(() => evaluateInPopup(`Boolean(${find})`)).toBe(true);
      // Clicked once this is answered: what it does may end the popup.
      await evaluateInPopup(`void setTimeout(() => ${find}.click())`);
    },
  };
}
