// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShortcut } from './use-shortcut.ts';

afterEach(cleanup);

const action = vi.fn();
afterEach(() => action.mockClear());

function Page() {
  useShortcut('/', action);
  return <input aria-label="Name" />;
}

test('a sign is heard on a keyboard where it takes Shift', () => {
  render(<Page />);

  fireEvent.keyDown(document.body, { key: '/', code: 'Digit7', shiftKey: true });

  expect(action).toHaveBeenCalledOnce();
});

test.each([
  ['with Ctrl', () => fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })],
  ['while somebody types', (page: HTMLElement) => fireEvent.keyDown(page.querySelector('input') ?? page, { key: '/' })],
  [
    'in front of a dialog',
    (page: HTMLElement) => {
      page.append(dialog());
      fireEvent.keyDown(document.body, { key: '/' });
    },
  ],
])('nothing happens %s', (_, press) => {
  const { container } = render(<Page />);

  press(container);

  expect(action).not.toHaveBeenCalled();
});

function dialog() {
  const element = document.createElement('div');
  element.setAttribute('role', 'dialog');
  return element;
}
