import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NamedField } from './NamedField.tsx';

test('beside its amount a unit is read as on the page, and written by its name', () => {
  render(
    <MantineProvider>
      <NamedField
        label="Unit"
        placeholder=""
        value={{ id: 'u', name: 'tablespoon' }}
        shown="tablespoons"
        useKnown={() => []}
        onChoose={() => undefined}
      />
    </MantineProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Unit' });
  expect(field.value).toBe('tablespoons');
  fireEvent.focus(field);
  expect(field.value).toBe('tablespoon');
});
