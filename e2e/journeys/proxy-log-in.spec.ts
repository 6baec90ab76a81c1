import { ada, withAda } from '../ada.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test as plain } from '../larder.ts';
import { openProxy, type ReverseProxy } from '../reverse-proxy.ts';
import { freePort } from '../server.ts';

/** Where the proxy calls from, which is not where browsers do. */
const proxyAddress = '127.0.0.2';

const test = plain.extend<{ reverseProxy: ReverseProxy; proxyPort: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  proxyPort: async ({}, use) => use(await freePort()),
  settings: async ({ proxyPort }, use) =>
    use({
      ...withAda,
      BASE_URL: `http://localhost:${proxyPort}`,
      PROXY_AUTH_HEADER: 'Remote-User',
      PROXY_AUTH_FROM: proxyAddress,
    }),
  reverseProxy: async ({ larder, proxyPort }, use) => {
    const proxy = await openProxy({ port: proxyPort, from: proxyAddress, to: larder.url });
    await use(proxy);
    await proxy.close();
  },
});

test('whom the proxy knows is in without a question, and nobody else says who they are', async ({
  page,
  larder,
  reverseProxy,
}) => {
  test.slow();
  const password = page.getByRole('textbox', { name: 'Password' });

  await test.step('somebody without an account is told so, and may come in by a password', async () => {
    reverseProxy.people.name = 'mira';
    await page.goto(`${reverseProxy.url}/login`);
    await expect(page.getByText('There is no account called mira.')).toBeVisible();
    await expect(password).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('who has one is where they wanted to go', async () => {
    reverseProxy.people.name = ada.username;
    await page.goto(`${reverseProxy.url}/user/profile`);
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(page).toHaveURL(`${reverseProxy.url}/user/profile`);
  });

  await test.step('a browser that says a name itself is not believed', async () => {
    await page.setExtraHTTPHeaders({ 'Remote-User': ada.username });
    await page.goto(`${larder.url}/login`);
    await expect(password).toBeVisible();
    const asked = await page.request.post(`${larder.url}/api/auth/proxy`, { headers: { 'Remote-User': ada.username } });
    expect(asked.status()).toBe(404);
  });
});
