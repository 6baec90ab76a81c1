import { contract, parserNames } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../platform/http/index.ts';
import { findCorrection, listCorrections, removeCorrections } from './corrections/corrections.repository.ts';
import { rememberCorrections } from './corrections/remember-corrections.ts';
import { createAskLanguageModel } from './language-model/ask-language-model.ts';
import { createUnderstandLines, readLines } from './parsing/read-lines.ts';

export const ingredientRoutes = ({ languageModel }: Pick<Platform, 'languageModel'>): Route[] => {
  const understandLines = createUnderstandLines(createAskLanguageModel(languageModel));
  return implement(contract.ingredients, {
    parsers: () => parserNames.filter((name) => name !== 'openai' || languageModel.isSetUp),
    parse: async ({ body }, { db }) => {
      const [parsed] = await readLines(understandLines, db, [body.ingredient], body);
      return found(parsed, 'server.failed');
    },
    parseAll: ({ body }, { db }) => readLines(understandLines, db, body.ingredients, body),
    corrections: ({ query }, { db }) => listCorrections(db, query, '/parser/corrections'),
    correct: ({ body }, { db, platform }) => rememberCorrections(db, understandLines, body, platform.clock.now()),
    forget: ({ params }, { db }) =>
      db.change(async (db) => {
        const correction = found(await findCorrection(db, params.id), 'correction.not-found');
        await removeCorrections(db, [correction.id]);
        return correction;
      }),
  });
};
