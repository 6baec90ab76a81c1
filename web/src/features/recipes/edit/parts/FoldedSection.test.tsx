import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoldedSection } from './FoldedSection.tsx';

test.each([
  [false, 0],
  [true, 1],
])('a part that few recipes have is open where it holds something, %s, and a tap changes that', (holds, shown) => {
  render(
    <FoldedSection title="Nutrition" holds={holds}>
      <p>Energy</p>
    </FoldedSection>,
  );
  expect(screen.queryAllByText('Energy')).toHaveLength(shown);
  fireEvent.click(screen.getByRole('button', { name: 'Nutrition' }));
  expect(screen.queryAllByText('Energy')).toHaveLength(1 - shown);
});
