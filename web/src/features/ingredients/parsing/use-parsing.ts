import { contract, type ParserName } from '@larder/contract';
import { useCallback, useMemo, useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { preference } from '../../../lib/preferences/preference.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { foodChoice, unitChoice, useParsedIngredients } from '../ingredients.api.ts';
import {
  type CreatedNames,
  type LineParts,
  missingNames,
  nameKey,
  type ReadLine,
  readLine,
  withCreated,
} from './read-line.ts';

interface ParsingPreferences {
  parser: ParserName;
  order: 'least-sure' | 'recipe';
}

export const parsingPreferences = preference<ParsingPreferences>('larder.parsing', {
  parser: 'nlp',
  order: 'least-sure',
});

/** A line of a recipe before it is read. */
export interface LineText {
  id: string;
  text: string;
}

/** What somebody has done with the lines, by their ids: enough to go on later. */
export interface ParsingDraft {
  changed: Record<string, { text: string; parts: LineParts | null }>;
  created: CreatedNames;
}

const nothingDone: ParsingDraft = { changed: {}, created: { foods: {}, units: {} } };

interface ParsingOptions {
  parser?: ParserName;
  language?: string | null;
  /** What was done before, for lines whose text is still the same. */
  begin?: ParsingDraft;
}

/** Lines read by a parser and what somebody makes of them, for `ParsedLines`. */
export function useParsing(texts: readonly LineText[], { parser, language, begin = nothingDone }: ParsingOptions = {}) {
  const [draft, setDraft] = useState(begin);
  const reply = useParsedIngredients(
    texts.map(({ text }) => text),
    { ...(parser && { parser }), ...(language !== undefined && { language }) },
  );
  const { data } = reply;
  const lines: ReadLine[] = useMemo(
    () =>
      texts.flatMap(({ id, text }, index) => {
        const parsed = data?.[index];
        if (!parsed) return [];
        const line = readLine(id, parsed);
        const read = withCreated(line.read, draft.created);
        const changed = draft.changed[id];
        if (changed?.text !== text) return [{ ...line, read, parts: read }];
        return [{ ...line, read, parts: changed.parts && withCreated(changed.parts, draft.created) }];
      }),
    [texts, data, draft],
  );

  const change = useCallback(
    (id: string, parts: LineParts | null) =>
      setDraft((draft) => {
        const text = texts.find((line) => line.id === id)?.text ?? '';
        return { ...draft, changed: { ...draft.changed, [id]: { text, parts } } };
      }),
    [texts],
  );

  const { create, createMany, isCreating } = useCreating(setDraft);
  return {
    lines,
    draft,
    change,
    create,
    createAll: () => void createMany(missingNames(lines)),
    isCreating,
    startOver: () => setDraft(nothingDone),
    isPending: reply.isPending && texts.length > 0,
    error: data ? null : reply.error,
    retry: () => void reply.refetch(),
  };
}

export type Parsing = ReturnType<typeof useParsing>;

/** Makes foods and units by their names; lines that name them lead to them from then on. */
function useCreating(setDraft: (change: (draft: ParsingDraft) => ParsingDraft) => void) {
  const [isCreating, setCreating] = useState(false);
  const { mutateAsync: createFood } = useChange(contract.foods.create);
  const { mutateAsync: createUnit } = useChange(contract.units.create);

  const createOne = useCallback(
    async (what: 'food' | 'unit', name: string) => {
      const key = nameKey(name);
      if (what === 'food') {
        const food = foodChoice(await createFood({ body: { name } }));
        setDraft((draft) => ({
          ...draft,
          created: { ...draft.created, foods: { ...draft.created.foods, [key]: food } },
        }));
        return;
      }
      const unit = unitChoice(await createUnit({ body: { name } }));
      setDraft((draft) => ({
        ...draft,
        created: { ...draft.created, units: { ...draft.created.units, [key]: unit } },
      }));
    },
    [createFood, createUnit, setDraft],
  );

  const createMany = useCallback(
    async ({ foods, units }: { foods: string[]; units: string[] }) => {
      setCreating(true);
      let count = 0;
      try {
        const all = [...foods.map((name) => ['food', name] as const), ...units.map((name) => ['unit', name] as const)];
        for (const [what, name] of all) {
          await createOne(what, name);
          count += 1;
        }
      } catch {
        // The toast of the call says what went wrong; what was made until then is there.
      } finally {
        setCreating(false);
        if (count > 0) toast.success(t('parser.created', { count }));
      }
    },
    [createOne],
  );

  return {
    isCreating,
    createMany,
    create: useCallback(
      (what: 'food' | 'unit', name: string) =>
        void createMany({ foods: what === 'food' ? [name] : [], units: what === 'unit' ? [name] : [] }),
      [createMany],
    ),
  };
}
