import type { BrowserContext, Page } from '@playwright/test';
import { type PushService, startPushService } from '../../server/test/push-service.ts';
import { callsOf, logIn, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../larder.ts';
import { wholeBrowser } from '../playwright.config.ts';
import { storedApplication } from '../shopping.ts';

test.use({
  settings: withAda,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: wholeBrowser,
});

let service: PushService;
test.beforeEach(async () => {
  service = await startPushService();
});
test.afterEach(() => service.close());

/** Subscribing needs the internet: the browser is given a subscription at the stand-in. */
const subscribeAt = (context: BrowserContext, { endpoint, keys }: ReturnType<PushService['subscribe']>) =>
  context.addInitScript(
    (sent) => {
      const key = 'subscribed at the stand-in';
      const subscription = {
        endpoint: sent.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => sent,
        unsubscribe: async () => {
          localStorage.removeItem(key);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(key) ? subscription : null),
        subscribe: async () => {
          localStorage.setItem(key, 'yes');
          return subscription;
        },
      });
    },
    { endpoint, keys },
  );

/** Hands messages to the service worker, as the browser does with what comes from its push service. */
async function deliveryTo(context: BrowserContext, page: Page) {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (notice: object) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body }) => `${title}: ${body}`);
  });

test('a device is told of things by way of its push service, and a tap leads to their page', async ({
  page,
  context,
  request,
}) => {
  const call = await callsOf(request);
  const list = await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' });
  await call('POST', '/groups/shopping/items', { shoppingListId: list.id, note: 'Milk' });
  await call('POST', '/recipes', { name: 'Tea' });
  await call('PATCH', '/recipes/tea', { recipeInstructions: [{ text: 'Let it steep for 3 seconds.' }] });
  const browser = service.subscribe();
  await subscribeAt(context, browser);
  await logIn(page, '/user/device');
  await storedApplication(page);
  const section = page.getByRole('region', { name: 'Notifications on this device' });
  await section.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(section.getByRole('switch', { name: 'Somebody adds to a shopping list' })).toBeChecked();
  await section.getByText('Quiet hours', { exact: true }).click();
  await expect(section.getByText('Saved')).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Send me a test' }).click();
  await expect(section.getByText('Sent. It is shown in a moment.')).toBeVisible();

  const deliver = await deliveryTo(context, page);
  const [sent] = browser.pushed();
  await deliver(sent?.notice ?? {});
  await expect
    .poll(() => shownOn(page))
    .toEqual(['Larder reaches this device: This is what a notification looks like.']);

  await page.goto('/g/home/r/tea');
  await page.getByRole('button', { name: 'Start a timer: 3 seconds' }).click();
  await expect
    .poll(() => browser.titles())
    .toEqual([sent?.notice.title, expect.stringMatching(/^Time is up: .*3 seconds/)]);

  const added = { title: '1 thing was added to Weekly shop', body: 'Milk', path: `/shopping-lists/${list.id}` };
  await deliver({ ...added, kind: 'additions', tag: 'larder list', language: 'en-US' });
  const shown = `${added.title}: ${added.body}`;
  await expect.poll(() => shownOn(page)).toContain(shown);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (title) => {
    // The compiler knows this as a page.
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = await scope.registration.getNotifications();
    const notification = shown.find((one) => one.title === title);
    const Tap = Reflect.get(self, 'NotificationEvent');
    self.dispatchEvent(new Tap('notificationclick', { notification }));
  }, added.title);
  await expect(page).toHaveURL(new RegExp(`/shopping-lists/${list.id}$`));
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeVisible();
  expect(await shownOn(page)).not.toContain(shown);
});

test('whoever looks at the page is told the end of a timer by the page alone', async ({ page, context }) => {
  await logIn(page);
  await storedApplication(page);
  const deliver = await deliveryTo(context, page);
  const notice = { title: 'Time is up: Rice', body: 'Risotto', path: '/g/home', language: 'en-US' };
  await deliver({ ...notice, kind: 'timer', tag: 'larder timer rice' });
  await deliver({ ...notice, kind: 'test', tag: 'larder test', title: 'Comes after it' });
  await expect.poll(() => shownOn(page)).toEqual(['Comes after it: Risotto']);
});

test('a browser that does not reach its push service says so', async ({ page }) => {
  await logIn(page, '/user/device');
  await storedApplication(page);
  const section = page.getByRole('region', { name: 'Notifications on this device' });
  await section.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(section.getByText(/could not subscribe\. That needs the internet/)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn on notifications' })).toBeEnabled();
});
