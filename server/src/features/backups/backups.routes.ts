import { contract } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { found } from '../../platform/errors/index.ts';
import { sizeInWords } from '../../platform/files/index.ts';
import { implement, type Platform, type Route, type Words } from '../../platform/http/index.ts';
import { begin, logFailure, outcomeOf, pickWork, secondPlaceOf } from './answers.ts';
import { packBackup } from './archive/pack-backup.ts';
import { isUnreadable, listUnreadable, packUnreadable } from './archive/unreadable-backups.ts';
import { compareWithToday } from './comparing/compare-with-today.ts';
import type { Backups } from './create-backups.ts';
import { describeBackups, getBackup } from './describe-backups.ts';
import { findGroupId } from './fetching/find-group-id.ts';
import { listContents } from './fetching/list-contents.ts';
import { readPicture } from './fetching/stored-pictures.ts';
import { nameOf } from './groups.repository.ts';
import { recordDownload } from './record-download.ts';
import { secondPlaceRoutes } from './second-place.routes.ts';

/** Milliseconds for which a reply waits for work that may take longer than a proxy is patient. */
const patience = 25_000;
const downloads = 'backups';

const nameIn = (named: string): string => named.replace(/\.zip$/, '');
const fileName = (name: string): string => `${name}.zip`;

/** Waits for work to end, or lets it go on by itself. */
const waitFor = async (work: Promise<unknown>, platform: Platform): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
    work.catch(logFailure(platform));
  }
};

export const backupRoutes = (backups: Backups, platform: Platform): Route[] => {
  const { settings } = platform;
  platform.downloads.offer(downloads, async ({ key, name }) => {
    const { place } = backups;
    const zip = { contentType: 'application/zip', saveAs: name };
    if (await isUnreadable(place, key)) return { ...zip, body: () => packUnreadable(place, key) };
    const manifest = await backups.getManifest(key).catch(() => undefined);
    return manifest && { ...zip, body: () => packBackup(place, key, manifest) };
  });

  const asked = async (member: { id: string }) => ({
    reason: 'asked' as const,
    by: await nameOf(backups.parts.connection, member.id),
  });
  let measured = { of: '', bytes: 0 };
  /** Of the files that backups share: they are many, and change with the backups alone. */
  const bytesOf = async (names: string[]): Promise<number> => {
    const of = names.join();
    if (measured.of === of) return measured.bytes;
    let bytes = 0;
    for await (const { size } of backups.place.list('files')) bytes += size;
    measured = { of, bytes };
    return bytes;
  };
  const tell = (message: string) => ({ message, error: false });

  const list = async () => ({
    imports: [...(await describeBackups(backups.place)), ...(await listUnreadable(backups.place))].map(
      ({ name, createdAt, bytes }) => ({
        name: fileName(name),
        date: createdAt,
        size: sizeInWords(bytes),
      }),
    ),
    templates: [],
  });
  const create = async (member: { id: string }, words: Words) => {
    const work = backups.create(await asked(member));
    const andMore = async () => {
      await backups.prove(await work);
      await backups.copy();
    };
    andMore().catch(logFailure(platform));
    return tell(words((await waitFor(work, platform)) ? 'backup.created' : 'backup.begun'));
  };
  const upload = async (path: string, words: Words) => {
    await backups.take(path);
    return tell(words('backup.uploaded'));
  };
  const token = async (named: string, { member, instance }: { member: { id: string }; instance: InstanceDatabase }) => {
    const name = nameIn(named);
    const manifest = (await isUnreadable(backups.place, name)) ? null : await backups.getManifest(name);
    const madeAt = manifest?.createdAt ?? null;
    await recordDownload(instance, { madeAt, userId: member.id, now: platform.clock.now() });
    return { fileToken: await platform.downloads.sign({ source: downloads, key: name, name: fileName(name) }) };
  };
  const restoring = async (named: string, member: { id: string }, acceptsDamage: boolean) =>
    backups.restore(nameIn(named), { by: await nameOf(backups.parts.connection, member.id), acceptsDamage });
  const restore = async (
    named: string,
    { id, acceptsDamage, words }: { id: string; acceptsDamage: boolean; words: Words },
  ) =>
    tell(
      words(
        (await waitFor(restoring(named, { id }, acceptsDamage), platform)) ? 'backup.restored' : 'backup.restore-begun',
      ),
    );
  const remove = async (named: string, words: Words) => {
    await backups.remove(nameIn(named));
    return tell(words('backup.deleted'));
  };

  return [
    ...implement(contract.backups, {
      overview: async (_, { words }) => {
        const all = await describeBackups(backups.place);
        const room = await backups.place.room();
        const work = await backups.running.find();
        return {
          work: work ? pickWork(work) : null,
          last: await outcomeOf(platform, words),
          backups: all,
          unreadable: await listUnreadable(backups.place),
          bytes: await bytesOf(all.map(({ name }) => name)),
          free: room?.free ?? null,
          keep: {
            days: settings.BACKUP_KEEP_DAYS,
            weeks: settings.BACKUP_KEEP_WEEKS,
            months: settings.BACKUP_KEEP_MONTHS,
          },
          nightlyAt: settings.BACKUP_NIGHTLY ? settings.DAILY_SCHEDULE_TIME : null,
          secondPlace: await secondPlaceOf(backups, words),
        };
      },
      list,
      create: (_, { member, words }) => create(member, words),
      upload: ({ files }, { words }) => upload(files.archive.path, words),
      start: async (_, { member, words }) => {
        const by = await asked(member);
        await begin(backups, platform, async () => {
          await backups.createProven(by);
          await backups.copy();
        });
        return tell(words('backup.begun'));
      },
      stop: (_, { words }) => {
        backups.running.stop();
        return tell(words('backup.stopping'));
      },
      get: ({ params }, context) => token(params.name, context),
      details: ({ params }) => getBackup(backups, nameIn(params.name)),
      compare: ({ params }, { member }) => compareWithToday(backups, nameIn(params.name), member.id),
      prove: async ({ params }, { words }) => {
        await backups.getManifest(nameIn(params.name));
        await begin(backups, platform, () => backups.prove(nameIn(params.name)));
        return tell(words('backup.proof-begun'));
      },
      restore: ({ params, body }, { member, words }) => restore(params.name, { ...body, id: member.id, words }),
      startRestore: async ({ params, body }, { member, words }) => {
        await backups.getManifest(nameIn(params.name));
        const by = await nameOf(backups.parts.connection, member.id);
        await begin(backups, platform, () => backups.restore(nameIn(params.name), { ...body, by }));
        return tell(words('backup.restore-begun'));
      },
      remove: ({ params }, { words }) => remove(params.name, words),
    }),
    ...implement(contract.backupContents, {
      list: ({ params, query }, { member }) => listContents(backups, nameIn(params.name), query, member.id),
      picture: async ({ params }) => {
        await backups.getManifest(nameIn(params.name));
        const picture = found(await readPicture(backups.place, params.sha256), 'backup.thing-not-found');
        return { contentType: 'image/webp', body: picture, etag: `"${params.sha256}"` };
      },
      compare: ({ params }, { member }) =>
        backups.compareRecipe(nameIn(params.name), { id: params.recipeId.toLowerCase(), by: { id: member.id } }),
      fetch: async ({ params, body }, { member, words, language }) => {
        const name = nameIn(params.name);
        await backups.getManifest(name);
        const wanted = { ...body, id: body.id.toLowerCase(), by: { id: member.id, groupId: member.groupId }, language };
        await findGroupId(backups.place, name, wanted);
        await begin(backups, platform, () => backups.fetch(name, wanted));
        return tell(words('backup.fetch-begun'));
      },
    }),
    ...secondPlaceRoutes(backups, platform),
    ...implement(contract.plainBackups, {
      available: list,
      exportDatabase: (_, { member, words }) => create(member, words),
      upload: ({ files }, { words }) => upload(files.archive.path, words),
      download: ({ params }, context) => token(params.name, context),
      import: ({ params, body }, { member, words }) => restore(params.name, { ...body, id: member.id, words }),
      remove: ({ params }, { words }) => remove(params.name, words),
    }),
  ];
};
