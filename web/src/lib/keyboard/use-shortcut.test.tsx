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

test('with a command it is heard while somebody types too, and not without', () => {
  const Field = () => {
    useShortcut('k', action, { withCommand: true });
    return <input aria-label="Name" />;
  };
  const { container } = render(<Field />);
  const field = container.querySelector('input') ?? container;

  fireEvent.keyDown(field, { key: 'k' });
  expect(action).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(action).toHaveBeenCalledTimes(2);
});

function dialog() {
  const element = document.createElement('div');
  element.setAttribute('role', 'dialog');
  return element;
}
