import { contract } from '@larder/contract';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { hook } from '../../../../test/hooks.tsx';
import { recipe } from '../../../../test/samples.ts';
import { useRecipeEditing } from './use-recipe-editing.ts';

const soup = recipe('Lentil soup');

/** Saves the soup with another original address; answers what is told at the field, and what the server got. */
async function saveWithSource(orgURL: string) {
  server.answers(contract.recipes.replace, { ...soup, version: 2, orgURL });
  const { result } = hook(() => useRecipeEditing(soup, null));
  act(() => result.current.edit((draft) => ({ ...draft, orgURL })));
  await act(() => result.current.submit());
  return { told: result.current.errors.fields.orgURL, sent: server.calls(contract.recipes.replace).length };
}

test.each(['http://', 'soup.test', 'javascript:alert(1)', 'ftp://soup.test'])(
  'the original address %s is told to be none, and not sent',
  async (orgURL) => expect(await saveWithSource(orgURL)).toEqual({ told: 'Must be a Valid URL', sent: 0 }),
);

test.each(['https://soup.test/lentils', ' http://soup.test '])('the original address “%s” is saved', async (orgURL) =>
  expect(await saveWithSource(orgURL)).toEqual({ told: undefined, sent: 1 }),
);
