import { contract } from '@larder/contract';
import { implement, type MemberContext, type Route } from '../../platform/http/index.ts';
import { seed, type seeds } from './seed.ts';

const handle =
  (what: keyof typeof seeds) =>
  async ({ body }: { body: { locale: string } }, { db, platform, words }: MemberContext) => {
    const created = await seed(db, what, body.locale, platform.clock.now());
    return { message: words('seeder.done', { created }), error: false, created };
  };

export const seederRoutes: Route[] = implement(contract.seeders, {
  foods: handle('foods'),
  units: handle('units'),
  labels: handle('labels'),
});
