import { contract, type EffectiveSetting, type HealthResult } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, mia, screenStates, visit } from '../../../../test/screens.tsx';

const setting = (name: string, more: Partial<EffectiveSetting> = {}): EffectiveSetting => ({
  name,
  subject: 'address',
  value: 'x',
  isSecret: false,
  isSet: true,
  from: 'default',
  about: 'What it is for, such as `x`',
  ...more,
});
const settings = [
  setting('API_PORT', { value: '9000' }),
  setting('BASE_URL', { value: 'https://cook.example', from: 'environment' }),
  setting('SMTP_PASSWORD', { subject: 'mail', value: null, isSecret: true, from: 'file' }),
];

screenStates('the settings', {
  at: '/admin/site-settings',
  endpoint: contract.adminAbout.settings,
  full: settings,
  shows: /^API_PORT$/,
  empty: [],
  invites: /Everything is as it came/,
  besides: () => answerAdmin(),
});

const finding = (id: string, status: HealthResult['status'], sentence: string): HealthResult => ({
  ...{ id, name: id, status, sentence },
  ...{ remedy: null, setting: null, page: null },
});
const answerAdmin = (...checks: HealthResult[]) => {
  answerFrame({ admin: true });
  server.answers(contract.adminHealth.check, { checkedAt: '2026-03-01T12:00:00Z', checks });
};

const open = async (...checks: HealthResult[]) => {
  answerAdmin(...checks);
  server.answers(contract.adminAbout.settings, settings);
  await visit('/admin/site-settings');
  await screen.findByText('API_PORT');
};
const shown = () => [...screen.getByRole('main').querySelectorAll('li code')].map(({ textContent }) => textContent);

test('one finds a setting by a word, or looks at those that are changed; a secret is not shown', async () => {
  await open();
  expect(screen.getByText('Set, never shown')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a setting' }), { target: { value: 'cook' } });
  expect(shown()).toEqual(['BASE_URL']);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a setting' }), { target: { value: '' } });
  await act(async () => screen.getByRole('button', { name: /^Changed/ }).click());
  expect(shown()).toEqual(['BASE_URL', 'SMTP_PASSWORD']);
});

test('settings stand together with what tests them', async () => {
  await open(finding('address', 'ok', 'Over https'), finding('mail', 'failed', 'It takes no mails'));
  const address = within(screen.getByRole('region', { name: 'Address and time' }));
  expect(await address.findByText('Over https')).toBeTruthy();
  expect(address.getByText('BASE_URL')).toBeTruthy();
  expect(address.queryByText('SMTP_PASSWORD')).toBeNull();
  const mail = within(screen.getByRole('region', { name: 'Mail' }));
  expect(mail.getByText('It takes no mails')).toBeTruthy();
  server.answers(contract.adminMail.test, { success: false, error: 'Check SMTP_USER.', failedAt: 'log-in' });
  await act(async () => mail.getByRole('button', { name: 'Send me a test' }).click());
  const steps = await mail.findAllByText(/The settings are complete|It does not let this server in|Send the mail/);
  expect(steps).toHaveLength(3);
  expect(mail.getByText('Check SMTP_USER.')).toBeTruthy();
  expect(server.calls(contract.adminMail.test)[0]?.body).toEqual({ email: mia.email });
});

test('of many settings about one thing the changed ones are seen at once, and the others on asking', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `OIDC_${letter}`);
  const from = (name: string) => (name === 'OIDC_F' ? 'environment' : 'default');
  answerAdmin();
  server.answers(
    contract.adminAbout.settings,
    names.map((name) => setting(name, { subject: 'provider', from: from(name) })),
  );
  await visit('/admin/site-settings');
  await screen.findByText('OIDC_F', { selector: 'code' });
  expect(shown()).toEqual(['OIDC_A', 'OIDC_B', 'OIDC_C', 'OIDC_F']);
  await act(async () => screen.getByRole('button', { name: '2 more about Single sign-on' }).click());
  expect(shown()).toEqual(names);
});

test('what is not set up has no test', async () => {
  await open(finding('mail', 'off', 'No mail server is set up'));
  expect(await screen.findByText('No mail server is set up')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull();
});

test('a report for a bug tells what is set and what is wrong, without secrets', async () => {
  await open(finding('disk', 'warning', '1 GB left'));
  server.answers(contract.adminAbout.get, {
    ...{ production: true, version: 'v3', versionLatest: 'v3', demoStatus: false, allowSignup: false },
    ...{
      defaultGroupSlug: null,
      enableOidc: false,
      oidcRedirect: false,
      oidcProviderName: '',
      enableProxyLogIn: false,
      sendsMail: false,
      apiPort: 9000,
    },
    ...{ apiDocs: true, dbType: 'sqlite', dbUrl: null, defaultGroup: 'Home', buildId: 'v3' },
    recipeScraperVersion: 'v3',
  });
  await act(async () => screen.getByRole('button', { name: 'Report for a bug' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Report for a bug' }));
  const text = (await dialog.findByText(/^Larder v3, sqlite/)).textContent ?? '';
  expect(text).toContain('- disk: warning (1 GB left)');
  expect(text).toContain('- BASE_URL=https://cook.example (environment)');
  expect(text).toContain('- SMTP_PASSWORD=(secret) (file)');
});
