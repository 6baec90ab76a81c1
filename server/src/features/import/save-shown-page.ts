import type { BodyOf, contract, SavedPage } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { findOfPage, getRecipe } from '../recipes/index.ts';
import { findInSent, readShown } from './reading.ts';
import { saveReading } from './save-reading.ts';
import { webAddress } from './sent-text.ts';
import type { Reading } from './source.ts';

type Sent = BodyOf<typeof contract.shownPages.save>;

/** Saves the recipe of a page that a browser shows. A page that the group has already is read again only when that is wanted. */
export const saveShownPage = async (context: MemberContext, sent: Sent): Promise<SavedPage> => {
  const url = webAddress(sent.url);
  const [known] = sent.isWantedAgain ? [] : await findOfPage(context.db, url);
  if (known) return saved(context, known, false);
  const slug = await saveReading(context, await readPageOrSelection(sent, url), { includeTags: false });
  return saved(context, await getRecipe(context.db, slug), true);
};

const saved = (
  { member }: MemberContext,
  { id, slug, name, image, imageColor }: SavedPage['recipe'],
  isNew: boolean,
): SavedPage => ({ groupSlug: member.groupSlug, recipe: { id, slug, name, image, imageColor }, isNew });

const readPageOrSelection = async ({ html, selection }: Sent, url: string): Promise<Reading> => {
  try {
    return await readShown(html, url);
  } catch (error) {
    const chosen = error instanceof AppError && selection?.trim() ? await findInSent(selection, url) : undefined;
    if (!chosen) throw error;
    return chosen;
  }
};
