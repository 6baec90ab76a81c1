// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useGoKeys, useShortcut } from './use-shortcut.ts';

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

describe('g and a letter', () => {
  const go = vi.fn((letter: string) => letter === 'p');
  const edit = vi.fn();
  function Places() {
    useGoKeys(go);
    useShortcut('p', edit);
    return <input aria-label="Name" />;
  }
  afterEach(() => void vi.clearAllMocks());
  const press = (key: string, on: Element = document.body, more = {}) => fireEvent.keyDown(on, { key, ...more });

  test('lead to a place, and the letter does nothing else', () => {
    render(<Places />);
    press('g');
    press('p');
    expect(go.mock.calls).toEqual([['p']]);
    expect(edit).not.toHaveBeenCalled();
  });

  test('are those keys where letters are others', () => {
    render(<Places />);
    press('п', document.body, { code: 'KeyG' });
    press('з', document.body, { code: 'KeyP' });
    expect(go.mock.results).toMatchObject([{ value: true }]);
  });

  test('mean nothing in a field, and a letter of no place is itself', () => {
    const { container } = render(<Places />);
    press('g', container.querySelector('input') ?? container);
    press('p');
    expect(go).not.toHaveBeenCalled();
    expect(edit).toHaveBeenCalledOnce();
    press('g');
    press('x');
    press('p');
    expect(edit).toHaveBeenCalledTimes(2);
  });
});
