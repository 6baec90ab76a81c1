import { contract, type OcrGuess, type OcrPage } from '@larder/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { recipe } from '../../../../test/samples.ts';
import { draw } from '../../../../test/screens.tsx';
import { ScanCheck } from './ScanCheck.tsx';

const lines = ['Red cabbage', '2 tsp sugar', 'Shred the cabbage.', 'see p. 44'];
const page: OcrPage = {
  name: 'page-001.jpg-1.webp',
  asset: 'page-001.jpg',
  width: 800,
  height: 1000,
  words: lines.map((text, line) => ({
    left: 100,
    top: 100 * line,
    width: 300,
    height: 40,
    confidence: text.includes('sugar') ? 40 : 95,
    text,
    block: 0,
    paragraph: 0,
    line,
  })),
};
const guess: OcrGuess = {
  name: 'Red cabbage',
  description: '',
  recipeYield: '',
  recipeServings: 0,
  prepTime: '',
  performTime: '',
  totalTime: '',
  ingredients: [{ title: '', text: '2 tsp sugar', confidence: 0.4 }],
  instructions: [{ title: '', text: 'Shred the cabbage.', confidence: 0.95 }],
  notes: [],
  unplaced: ['see p. 44'],
  confidence: { name: 0.95 },
};

test('a photo is looked at beside its fields, and becomes a recipe by the first save', async () => {
  server.answers(contract.ingredients.parseAll, []);
  server.answers(contract.ocr.saveScan, {
    slug: 'red-cabbage',
    recipe: recipe('Red cabbage'),
    isPictureMissing: false,
    isRoomMissing: false,
  });
  const onSaved = vi.fn();
  await draw(() => (
    <ScanCheck
      scanId="scan"
      pages={[page]}
      guess={guess}
      groupSlug="home"
      onSaved={onSaved}
      onDiscard={() => undefined}
    />
  ));
  const marked = () => [...document.querySelectorAll('rect[data-active]')].map((mark) => mark.getAttribute('y'));
  const looks = [...document.querySelectorAll('rect')].map((mark) => mark.getAttribute('data-look'));
  expect(looks).toEqual(['placed', 'doubtful', 'placed', 'unplaced']);
  expect(screen.getByText('Hard to read')).toBeTruthy();

  const ingredient = screen.getByRole('textbox', { name: 'Ingredient 1' });
  await act(async () => ingredient.focus());
  expect(marked()).toEqual(['97']);
  fireEvent.click(document.querySelectorAll('rect')[2] ?? document.body);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Step 1' }));

  fireEvent.click(screen.getByRole('button', { name: 'see p. 44' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }));
  await act(async () => screen.getByRole('button', { name: 'Save recipe' }).click());
  await expect.poll(() => onSaved.mock.calls).toEqual([['red-cabbage']]);
  const sent = server.calls(contract.ocr.saveScan)[0];
  expect(sent?.params).toEqual({ scanId: 'scan' });
  expect(sent?.body).toMatchObject({
    page: 'page-001.jpg-1.webp',
    recipe: { name: 'Red cabbage', notes: [{ text: 'see p. 44' }] },
  });
});
