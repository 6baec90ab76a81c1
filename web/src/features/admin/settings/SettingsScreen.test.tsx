import { contract, type EffectiveSetting, type HealthResult } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';

const setting = (name: string, more: Partial<EffectiveSetting> = {}): EffectiveSetting => ({
  name,
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
  setting('SMTP_PASSWORD', { value: null, isSecret: true, from: 'file' }),
];

screenStates('the settings', {
  at: '/admin/site-settings',
  endpoint: contract.adminAbout.settings,
  full: settings,
  shows: /^API_PORT$/,
  empty: [],
  invites: /Everything is as it came/,
  besides: () => answerFrame({ admin: true }),
});

const open = async () => {
  answerFrame({ admin: true });
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

test('a report for a bug tells what is set and what is wrong, without secrets', async () => {
  await open();
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
  const check: HealthResult = {
    ...{ id: 'disk', name: 'Disk', status: 'warning', sentence: '1 GB left' },
    ...{ remedy: null, setting: null, page: null },
  };
  server.answers(contract.adminHealth.check, { checkedAt: '2026-03-01T12:00:00Z', checks: [check] });
  await act(async () => screen.getByRole('button', { name: 'Report for a bug' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Report for a bug' }));
  const text = (await dialog.findByText(/^Larder v3, sqlite/)).textContent ?? '';
  expect(text).toContain('- disk: warning (1 GB left)');
  expect(text).toContain('- BASE_URL=https://cook.example (environment)');
  expect(text).toContain('- SMTP_PASSWORD=(secret) (file)');
});
