// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { compileWords } from '../../build/compile-words.ts';
import { provideWords } from '../lib/messages/index.ts';
import { FileDrop, pictureFiles } from './FileDrop.tsx';

beforeAll(() => provideWords(compileWords({ 'file.refused': '{name} cannot be used here.' })));
afterEach(cleanup);

const archives = { 'application/zip': ['.zip'] };

test.each([
  ['photo.jpg', 'image/jpeg', pictureFiles],
  ['photo.HEIC', '', pictureFiles],
  ['export.zip', 'application/zip', archives],
  ['export.zip', '', archives],
  ['anything.bin', '', undefined],
])('%s of type “%s” is taken where it is named', async (name, type, accept) => {
  const onFiles = vi.fn();
  render(<FileDrop label="Drop it" onFiles={onFiles} {...(accept && { accept })} />);

  fireEvent.drop(screen.getByText('Drop it'), { dataTransfer: carrying(new File(['x'], name, { type })) });

  await waitFor(() => expect(onFiles).toHaveBeenCalledWith([expect.objectContaining({ name })]));
});

test('a file of another kind is refused by its name', async () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Drop it" accept={archives} onFiles={onFiles} />);

  fireEvent.drop(screen.getByText('Drop it'), {
    dataTransfer: carrying(new File(['x'], 'notes.txt', { type: 'text/plain' })),
  });

  expect(await screen.findByText('notes.txt cannot be used here.')).toBeDefined();
  expect(onFiles).not.toHaveBeenCalled();
});

test('one of several files is taken where only one is wanted, and the field has the name of its label', async () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Drop it" onFiles={onFiles} />);
  const files = ['one.zip', 'two.zip'].map((name) => new File(['x'], name));

  fireEvent.change(screen.getByLabelText('Drop it'), { target: { files } });

  await waitFor(() => expect(onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'one.zip' })]));
});

const carrying = (file: File) => ({
  files: [file],
  items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
  types: ['Files'],
});
