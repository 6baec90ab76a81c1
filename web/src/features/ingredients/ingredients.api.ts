import { contract, type ParserName } from '@larder/contract';
import type { FoodNames, UnitNames } from '@larder/kitchen';
import { request, useChange, useFetch } from '../../lib/api/index.ts';

/** Without an id, the server finds or creates it by its name. */
export type UnitChoice = UnitNames & { id?: string };
export type FoodChoice = FoodNames & { id?: string };

/** As many as a list under a field shows. */
const mostShown = 20;

const byName = (search: string) => ({ search, perPage: mostShown, orderBy: 'name', orderDirection: 'asc' }) as const;

/** Foods whose names match what was typed. */
export function useFoods(typed: string, enabled: boolean): FoodChoice[] {
  const { data } = useFetch(contract.foods.list, { query: byName(typed) }, { enabled, keepPrevious: true });
  return (data?.items ?? []).map(foodChoice);
}

/** Units whose names match what was typed. */
export function useUnits(typed: string, enabled: boolean): UnitChoice[] {
  const { data } = useFetch(contract.units.list, { query: byName(typed) }, { enabled, keepPrevious: true });
  return (data?.items ?? []).map(unitChoice);
}

type Sent<Names> = Names & { id?: string | null };

export const foodChoice = ({ id, name, pluralName }: Sent<FoodNames>): FoodChoice => ({
  ...(id && { id }),
  name,
  pluralName: pluralName ?? null,
});

export const unitChoice = (unit: Sent<UnitNames>): UnitChoice => ({
  ...(unit.id && { id: unit.id }),
  name: unit.name,
  pluralName: unit.pluralName ?? null,
  abbreviation: unit.abbreviation ?? '',
  pluralAbbreviation: unit.pluralAbbreviation ?? null,
  useAbbreviation: unit.useAbbreviation ?? false,
  fraction: unit.fraction ?? true,
});

interface ParseOptions {
  parser?: ParserName;
  /** A tag such as "de"; the server finds it out from the lines when it is left out. */
  language?: string | null;
  enabled?: boolean;
}

/** Lines of a recipe taken apart on the server, with the household's own foods and units; they stay as they are while somebody works on them. */
export function useParsedIngredients(
  lines: readonly string[],
  { parser = 'nlp', language, enabled = true }: ParseOptions = {},
) {
  const body = { parser, language: language ?? null, ingredients: [...lines] };
  return useFetch(contract.ingredients.parseAll, { body }, { enabled: enabled && lines.length > 0, isSteady: true });
}

/** Lines taken apart at once. Throws `ApiError`. */
export const parseLines = (ingredients: string[], language: string | null = null) =>
  request(contract.ingredients.parseAll, { body: { language, ingredients } });

/** The parsers that the server has, `nlp` first. */
export function useParsers(): readonly ParserName[] {
  const { data } = useFetch(contract.ingredients.parsers);
  return data ?? ['nlp', 'brute'];
}

export const useCorrect = () => useChange(contract.ingredients.correct);

/** What the household has taught the parser, the newest first. */
export const useCorrections = (search: string, perPage: number) =>
  useFetch(contract.ingredients.corrections, { query: { search, perPage } }, { keepPrevious: true });
