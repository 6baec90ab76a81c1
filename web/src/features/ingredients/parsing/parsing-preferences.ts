import type { ParserName } from '@larder/contract';
import { preference } from '../../../lib/preferences/preference.ts';

interface ParsingPreferences {
  parser: ParserName;
  order: 'least-sure' | 'recipe';
}

export const parsingPreferences = preference<ParsingPreferences>('larder.parsing', {
  parser: 'nlp',
  order: 'least-sure',
});
