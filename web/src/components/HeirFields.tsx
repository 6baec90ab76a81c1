import type { LeftBehind } from '@larder/contract';
import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { t } from '../lib/messages/index.ts';

interface Heirs {
  recipesTo: string | null;
  listsTo: string | null;
}

/** Who gets what somebody leaves behind: the first who could, until somebody else is chosen. */
export const useHeirs = (left: LeftBehind | undefined, first?: string) => {
  const [chosen, setChosen] = useState<Partial<Heirs>>({});
  const usual = left?.heirs.find(({ id }) => id === first)?.id ?? left?.heirs[0]?.id ?? null;
  const heirs: Heirs = { recipesTo: usual, listsTo: usual, ...chosen };
  return { heirs, choose: (part: Partial<Heirs>) => setChosen({ ...chosen, ...part }) };
};

interface HeirFieldsProps {
  left: LeftBehind;
  heirs: Heirs;
  onChoose: (part: Partial<Heirs>) => void;
}

/** Asks to whom recipes, and lists with planned meals, go: as far as there are any, and anybody. */
export function HeirFields({ left, heirs, onChoose }: HeirFieldsProps) {
  const { recipes, lists, meals } = left;
  const people = left.heirs.map(({ id, fullName }) => ({ value: id, label: fullName }));
  if (people.length === 0) return recipes + lists + meals > 0 && <p>{t('leaving.nobody')}</p>;
  return (
    <Stack gap="sm">
      {recipes > 0 && (
        <NativeSelect
          label={t('leaving.recipes-to', { count: recipes })}
          data={people}
          value={heirs.recipesTo ?? ''}
          onChange={(event) => onChoose({ recipesTo: event.currentTarget.value })}
        />
      )}
      {lists + meals > 0 && (
        <NativeSelect
          label={t('leaving.lists-to', { lists, meals })}
          data={people}
          value={heirs.listsTo ?? ''}
          onChange={(event) => onChoose({ listsTo: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
