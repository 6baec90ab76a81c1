import { expect, test } from 'vitest';
import german from '../../messages/src/de-DE.json' with { type: 'json' };
import { manifestIn } from './manifests.ts';

test('an installed application has its shortcuts in the language of its owner', () => {
  const { lang, dir, name, shortcuts } = JSON.parse(manifestIn('de-DE'));
  expect([lang, dir, name]).toEqual(['de-DE', 'ltr', 'Larder']);
  expect(shortcuts.map(({ name }: { name: string }) => name)).toContain(german['nav.add']);
  expect(JSON.parse(manifestIn('he-IL')).dir).toBe('rtl');
});
