import { expect, test } from 'vitest';
import { notesOfLines } from './notes-of-lines.ts';

test('lines become one note', () => {
  expect(notesOfLines('Also', ['Hi Sam!', 'Love, Nan'])).toEqual([{ title: 'Also', text: 'Hi Sam!\nLove, Nan' }]);
  expect(notesOfLines('Also', [])).toEqual([]);
});

test('more than one note can hold become several, and nothing is lost', () => {
  const lines = Array.from({ length: 200 }, (_, at) => `${at} ${'x'.repeat(999)}`);
  const notes = notesOfLines('Also', lines);
  expect(notes.length).toBeGreaterThan(1);
  expect(Math.max(...notes.map(({ text }) => text.length))).toBeLessThanOrEqual(50_000);
  expect(notes.flatMap(({ text }) => text.split('\n'))).toEqual(lines);
  expect(
    notesOfLines('Also', ['y'.repeat(120_000)])
      .map(({ text }) => text)
      .join(''),
  ).toBe('y'.repeat(120_000));
});
