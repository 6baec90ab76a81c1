import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExtrasSection } from './ExtrasSection.tsx';

test('a value without a key asks for one, a line that is still empty does not', () => {
  const extras = [
    { id: '1', name: '', value: 'brown' },
    { id: '2', name: '', value: ' ' },
    { id: '3', name: 'colour', value: 'brown' },
  ];
  render(<ExtrasSection extras={extras} edit={() => undefined} />, { wrapper: MantineProvider });
  expect(screen.getAllByText('Key Name Required')).toHaveLength(1);
});
