import { contract } from '@larder/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../test/fake-server.ts';
import { page } from '../../test/pages.ts';
import {
  binItem,
  cookbook,
  counts,
  food,
  organizer,
  preferences,
  recipe,
  recipeSummary,
  storage,
  tool,
} from '../../test/samples.ts';
import { answerFrame, mia, visit } from '../../test/screens.tsx';

const text = 'עוגת תפוחים';

/** Hebrew between English words: without a direction of its own it would tear the line. Single letters are drawn as pictures. */
const hebrew = /\p{Script=Hebrew}{3}/u;

const withoutDirection = () => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!hebrew.test(node.textContent ?? '')) continue;
    if (!node.parentElement?.closest('[dir="auto"], bdi, title')) found.push(node.parentElement?.outerHTML ?? '');
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    const { value } = field as HTMLInputElement;
    if (hebrew.test(value) && field.getAttribute('dir') !== 'auto') found.push(field.outerHTML);
  }
  return found;
};

const whole = () => ({
  ...recipe(text),
  description: text,
  recipeCategory: [organizer(text)],
  tags: [organizer(text)],
  tools: [tool(text)],
  notes: [{ title: text, text }],
});

const comment = {
  id: 'c',
  groupId: mia.groupId,
  recipeId: 'r',
  userId: mia.id,
  createdAt: '2026-03-01T12:00:00Z',
  updatedAt: '2026-03-01T12:00:00Z',
};

const screens: [name: string, at: string, answer: () => void][] = [
  [
    'a recipe',
    '/g/home/r/cake',
    () => {
      server.answers(contract.recipes.get, whole());
      server.answers(contract.comments.ofRecipe, [{ ...comment, text, user: { ...mia, fullName: text } }]);
      server.answers(contract.users.ownRating, { recipeId: 'r', rating: null, isFavorite: false });
      server.answers(contract.sourcePages.get, null);
      server.answers(contract.timeline.list, page([]));
    },
  ],
  [
    'the timeline',
    '/g/home/recipes/timeline',
    () => {
      const event = { ...comment, subject: text, eventMessage: text, recipe: whole(), timestamp: comment.createdAt };
      server.answers(contract.groups.members, [mia]);
      server.answers(
        contract.timeline.list,
        page([{ ...event, eventType: 'info', hasImage: false, recipeVersion: 1, series: null, standsFor: null }]),
      );
    },
  ],
  ['the recipes', '/g/home', () => server.answers(contract.recipes.list, page([recipeSummary(text)]))],
  [
    'the cookbooks',
    '/g/home/cookbooks',
    () => {
      server.answers(contract.cookbooks.list, page([{ ...cookbook(text), description: text }]));
      server.answers(contract.recipes.list, page([recipeSummary(text)]));
    },
  ],
  [
    'the tags',
    '/g/home/recipes/tags',
    () => {
      server.answers(contract.tags.list, page([organizer(text)]));
      server.answers(contract.tags.references, {});
      server.answers(contract.organizerPictures.get, {});
    },
  ],
  [
    'the table of foods',
    '/group/data/foods',
    () => {
      server.answers(contract.foods.list, page([food(text)]));
      server.answers(contract.labels.list, page([]));
      server.answers(contract.foods.references, {});
    },
  ],
  [
    'the bin',
    '/group/bin',
    () => {
      server.answers(contract.bin.list, page([binItem(text)]));
      server.answers(contract.bin.count, { recipe: 1 });
    },
  ],
  [
    'the household',
    '/household',
    () => {
      server.answers(contract.groups.self, { id: mia.groupId, name: text, slug: 'home', preferences });
      server.answers(contract.groups.members, [{ ...mia, fullName: text }]);
      server.answers(contract.groups.invitations, []);
      server.answers(contract.statistics.storage, storage());
      server.answers(contract.statistics.counts, counts);
    },
  ],
];

test.each(screens)('what people wrote runs in its own direction on %s', async (_, at, answer) => {
  answerFrame();
  answer();
  await visit(at);
  const seen = () => document.body.textContent?.includes(text) || document.querySelector(`input[value="${text}"]`);
  await waitFor(() => expect(seen()).toBeTruthy());
  await act(async () => undefined);
  expect(screen.getByRole('main')).toBeTruthy();
  expect(withoutDirection()).toEqual([]);
});
