import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, SearchableListQuery } from '../lists.ts';
import { Correction, SentCorrection } from './correction.ts';
import { IngredientLine, IngredientLines, ParsedIngredient, parserNames } from './parsed-ingredient.ts';

const parser = z.enum(parserNames).default('nlp');
/** A language tag such as "de"; found out from the lines when it is left out. */
const language = z.string().max(35).nullish();

export const ingredients = {
  parsers: endpoint({
    method: 'GET',
    path: '/parser',
    access: 'member',
    topics: [],
    summary: 'The parsers of ingredients that can be used on this server',
    reply: z.array(z.enum(parserNames)),
  }),
  parse: endpoint({
    method: 'POST',
    path: '/parser/ingredient',
    access: 'member',
    topics: ['groupData'],
    summary: 'Understand a line of a recipe as amount, unit, food and note',
    body: z.object({ parser, language, ingredient: IngredientLine }),
    reply: ParsedIngredient,
  }),
  parseAll: endpoint({
    method: 'POST',
    path: '/parser/ingredients',
    access: 'member',
    topics: ['groupData'],
    summary: 'Understand the lines of a recipe as amounts, units, foods and notes',
    body: z.object({ parser, language, ingredients: IngredientLines }),
    reply: z.array(ParsedIngredient),
  }),
  corrections: endpoint({
    method: 'GET',
    path: '/parser/corrections',
    access: 'member',
    topics: ['groupData'],
    summary: 'List what the group has taught the parser',
    query: SearchableListQuery,
    reply: page(Correction),
    cached: true,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/parser/corrections',
    access: 'member',
    summary: 'Remember how lines should have been understood; answers what is remembered now',
    body: z.object({ parser, language, corrections: z.array(SentCorrection).max(500) }),
    reply: z.array(Correction),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/parser/corrections/{id}',
    access: 'member',
    summary: 'Forget a correction',
    reply: Correction,
  }),
};
