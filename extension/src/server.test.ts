import { expect, onTestFinished, test, vi } from 'vitest';
import { refusalOf, savePage } from './server.ts';

const setup = { address: 'https://larder.example', token: 'larder_token' };
const page = { url: 'https://cook.example/soup', html: '<html></html>', selection: '', isWantedAgain: false };

test.each<[string, number, unknown, string, string]>([
  ['an ended token', 401, { code: 'access.not-logged-in', detail: 'Log in' }, 'token-ended', ''],
  ['an older server', 404, { detail: { code: 'request.not-found', message: 'x' } }, 'server-too-old', ''],
  ['a page that the server does not take', 413, { detail: { code: 'request.too-large' } }, 'too-large', ''],
  ['a page that the proxy does not take', 413, undefined, 'too-large', ''],
  ['a page without a recipe', 400, { detail: { code: 'import.no-recipe', message: 'x' } }, 'no-recipe', ''],
  ['a question whether one is a robot', 400, { detail: { code: 'import.robot-check', message: 'x' } }, 'no-recipe', ''],
  ['a server that is restored', 503, { detail: { code: 'server.restoring', message: 'Soon' } }, 'failed', 'Soon'],
  ['fields that do not fit', 422, { detail: [{ msg: 'too long' }] }, 'failed', ''],
  ['a proxy that answers for nobody', 502, undefined, 'unreachable', ''],
  ['a proxy that wants a log-in', 401, undefined, 'unreachable', ''],
  ['another program', 404, { error: 'Not Found' }, 'unreachable', ''],
])('%s is told as it is', (_, status, body, reason, said) =>
  expect(refusalOf(status, body)).toMatchObject({ reason, said }),
);

test('the page goes to the server of the household with the token, without cookies, and follows nobody elsewhere', async () => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => Response.json({ isNew: true }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await savePage(setup, page)).toEqual({ isNew: true });
  const [url, options] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://larder.example/api/recipes/import/page');
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    redirect: 'error',
    headers: { authorization: 'Bearer larder_token' },
    body: JSON.stringify(page),
  });
});

test.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a log-in page answers', async () => new Response('<html>Log in</html>')],
])('where %s, the server cannot be reached', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(savePage(setup, page)).rejects.toMatchObject({ reason: 'unreachable' });
});
