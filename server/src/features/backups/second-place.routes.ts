import { type BackupPlaceStep, contract } from '@larder/contract';
import { found } from '../../platform/errors/index.ts';
import { implement, type Platform, type Route, type Words } from '../../platform/http/index.ts';
import { begin } from './answers.ts';
import { packBackup } from './archive/pack-backup.ts';
import type { Backups } from './create-backups.ts';
import { problemInWords } from './problem-in-words.ts';
import { recordDownload } from './record-download.ts';

const downloads = 'backups-second-place';

export const secondPlaceRoutes = (backups: Backups, platform: Platform): Route[] => {
  const second = () => found(backups.second, 'backup-place.none');
  platform.downloads.offer(downloads, async ({ key, name }) => {
    const place = await second().open();
    const manifest = await second().getManifest(place, key);
    return { contentType: 'application/zip', saveAs: name, body: () => packBackup(place, key, manifest) };
  });
  const tell = (message: string) => ({ message, error: false });
  const getManifest = async (name: string) => second().getManifest(await second().open(), name);

  return implement(contract.secondPlaceBackups, {
    list: async () => ({ backups: backups.second ? await backups.second.list() : [] }),
    test: async (_, { words }) => (await second().test()).map((step) => inWords(step, words)),
    copy: async (_, { words }) => {
      const { copy } = second();
      await begin(backups, platform, () => copy(true));
      return tell(words('backup.copy-begun'));
    },
    get: async ({ params: { name } }, { member, instance }) => {
      const { createdAt: madeAt } = await getManifest(name);
      await recordDownload(instance, { madeAt, userId: member.id, now: platform.clock.now() });
      return { fileToken: await platform.downloads.sign({ source: downloads, key: name, name: `${name}.zip` }) };
    },
    fetch: async ({ params: { name } }, { words }) => {
      await getManifest(name);
      await begin(backups, platform, () => second().fetch(name));
      return tell(words('backup.bring-begun'));
    },
    remove: async ({ params: { name } }, { words }) => {
      await second().remove(name);
      return tell(words('backup.deleted'));
    },
  });
};

type Walked = Awaited<ReturnType<NonNullable<Backups['second']>['test']>>[number];

const inWords = ({ step, state, problem }: Walked, words: Words): BackupPlaceStep => ({
  step,
  state,
  problem: problem && problemInWords(problem, words),
});
