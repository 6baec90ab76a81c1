import type { RecipeInput } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { type Platform, type Words, wordsIn } from '../../../platform/http/index.ts';
import { complete, type RunningJob } from '../../../platform/jobs/index.ts';
import { createRecipe, type NewRecipe, recipeFolder } from '../../recipes/index.ts';
import { addEntries, endReportWhenDone, type NewEntry } from '../../reports/index.ts';
import { checkedInput } from '../checked-input.ts';
import { fetchPicture } from '../fetch-picture.ts';
import { noRecipe } from '../no-recipe.ts';
import { storePageOf } from '../pages/source-page.ts';
import { readPage } from '../reading.ts';
import { recipeFromReading } from '../recipe-from-reading.ts';
import { stepPicturesIn, withStepPictures } from '../step-pictures.ts';
import { findRecipeOfPage, isIdInUse } from './bulk.repository.ts';
import type { LinkJob } from './start-bulk-import.ts';
import { withUnderstoodLines } from './understood-lines.ts';

/** Tells in the report of a link how it went. */
const report = async (db: GroupTransaction, job: RunningJob, entry: NewEntry, at: Date): Promise<void> => {
  const reportId = job.subject ?? '';
  await addEntries(db, reportId, [{ id: job.id, source: job.title, ...entry }], at);
  await endReportWhenDone(db, reportId);
};

const knownEntry = (words: Words, { id, name }: { id: string; name: string }): NewEntry => ({
  success: true,
  message: words('import.bulk.known', { name }),
  recipeId: id,
  code: 'known',
});

/** Fetches a page, and saves its recipe unless the group has it already: exactly once, whatever happens in between. */
export const importLink = async (job: RunningJob<LinkJob>, platform: Platform, signal: AbortSignal): Promise<void> => {
  const { db, payload: link } = job;
  const words = wordsIn(link.language);
  const known = await findRecipeOfPage(db, [link.url]);
  if (known) return complete(job, (db) => report(db, job, knownEntry(words, known), platform.clock.now()));

  const { recipe: read, source } = await readPage(platform.outbound, link.url, link.language, signal);
  const input = checkedInput(recipeFromReading(read, { ...link, videoTitle: words('moving.note.video') }));
  if (!input) throw noRecipe();
  const whole = await withUnderstoodLines(db, withOrganizers(input, link, words), read.language);
  // The job's own id: a run that was cut short leaves nothing that the next one doesn't replace.
  try {
    const [picture, illustrated] = await Promise.all([
      fetchPicture(platform, db.groupId, job.id, read),
      withStepPictures(platform, db.groupId, { recipeId: job.id, referer: read.url }, whole, stepPicturesIn(read)),
    ]);
    signal.throwIfAborted();
    await complete(job, async (db) => {
      const at = platform.clock.now();
      const known = await findRecipeOfPage(db, [link.url, source.url, read.url]);
      if (known) return report(db, job, knownEntry(words, known), at);
      const change = { by: link.userId, at, files: platform.files };
      const recipe = await createRecipe(db, change, illustrated, { id: job.id, ...picture.fields });
      await storePageOf(platform, recipe, { source, saved: whole, read: input });
      const { name, id: recipeId } = recipe;
      const entry = picture.isRoomMissing
        ? { message: words('import.bulk.imported-bare', { name }), code: 'no-room' }
        : {
            message: words('import.bulk.imported', { name }),
            code: read.isRuleOutdated ? 'outdated-rule' : 'imported',
          };
      const more = read.isRuleOutdated ? ` ${words('import.outdated-rule')}` : '';
      return report(db, job, { ...entry, message: entry.message + more, success: true, recipeId }, at);
    });
  } finally {
    if (!(await isIdInUse(db, job.id))) await platform.files.removeFolder(recipeFolder(job.id));
  }
};

const withOrganizers = (input: RecipeInput, { categories, tags }: LinkJob, words: Words): NewRecipe => ({
  ...input,
  name: input.name || words('recipe.unnamed'),
  recipeCategory: [...(input.recipeCategory ?? []), ...(categories ?? [])],
  tags: [...(input.tags ?? []), ...(tags ?? [])],
});
