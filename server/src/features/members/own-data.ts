import { found } from '../../platform/errors/index.ts';
import { writeZip, type ZipContent } from '../../platform/files/index.ts';
import type { FileAnswer, MemberContext } from '../../platform/http/index.ts';
import { exportContents } from '../recipes/index.ts';
import { findUser, readAvatar } from '../users/index.ts';
import {
  commentsWithNames,
  eventsWithNames,
  filtersOf,
  listsWithItems,
  mealsWithNames,
  opinionsWithNames,
  recipesToTake,
} from './own-data.repository.ts';

/** What somebody has made and said, as an archive that says itself what lies in it. */
export const ownDataArchive = ({ db, member, platform, words, language }: MemberContext): FileAnswer => {
  const reading = db.asServer().readingAs({ userId: member.id });
  const json = (name: string, content: unknown): ZipContent => ({
    path: `${name}.json`,
    content: `${JSON.stringify(content, null, 2)}\n`,
  });

  const contents = async function* (): AsyncGenerator<ZipContent> {
    const me = found(await findUser(reading, member.id), 'user.not-found');
    yield { path: 'README.txt', content: `${words('own-account.readme', { name: me.fullName, group: me.group })}\n` };
    yield json('profile', me);
    const avatar = await readAvatar(platform.files, me.id);
    if (avatar) yield { path: 'profile.webp', content: avatar, isPacked: true };
    yield json('ratings-and-favourites', await opinionsWithNames(reading, me.id));
    yield json('comments', await commentsWithNames(reading, me.id));
    yield json('timeline', await eventsWithNames(reading, me.id));
    yield json('meal-plan', await mealsWithNames(reading, me.id));
    yield json('shopping-lists', await listsWithItems(reading, me.id));
    yield json('saved-filters', await filtersOf(reading, me.id));
    yield* exportContents(reading, {
      format: 'json',
      chapters: [{ title: '', recipes: await recipesToTake(reading, me.id) }],
      files: platform.files,
      words,
      language,
      exportId: me.id,
      title: me.group,
      at: platform.clock.now(),
      favorites: new Set(),
      household: [],
      groupAddress: `${platform.settings.BASE_URL.replace(/\/$/, '')}/g/${me.groupSlug}`,
      signal: new AbortController().signal,
      onProgress: async () => undefined,
    });
  };

  const day = platform.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return {
    contentType: 'application/zip',
    saveAs: `${words('own-account.file-name')}-${day}.zip`,
    body: () => writeZip(contents()),
  };
};
