import { contract, type GroupPreferences, type ShoppingItem, type ShoppingList } from '@larder/contract';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { Toasts } from '../src/components/Toasts.tsx';
import { server } from './fake-server.ts';
import { page } from './pages.ts';
import { preferences, shoppingList } from './samples.ts';
import { answerFrame, visit } from './screens.tsx';
import { answerList } from './shopping-server.ts';

/** Opens a shopping list with these items, and answers what is sent of it. */
export async function showShoppingList(
  listItems: ShoppingItem[],
  more: Partial<ShoppingList> = {},
  ofHousehold: Partial<GroupPreferences> = {},
) {
  const list = { ...shoppingList('Weekly shop'), ...more };
  answerFrame();
  server.answers(contract.groups.preferences, { ...preferences, ...ofHousehold });
  server.answers(contract.shoppingLists.list, page([list]));
  const { received } = answerList({ ...list, listItems });
  server.answers(contract.foods.list, page([]));
  server.answers(contract.units.list, page([]));
  await visit(`/shopping-lists/${list.id}`);
  await screen.findByRole('heading', { name: list.name });
  render(
    <MantineProvider>
      <Toasts />
    </MantineProvider>,
  );
  return received;
}
