// npm run postgres: an empty PostgreSQL server to develop and test against, until Ctrl-C.
import { startPostgres } from './install/postgres.mjs';

const { url, stop, missing } = await startPostgres();
if (missing) {
  console.error(`There is no PostgreSQL: ${missing}`);
  process.exit(1);
}
console.log(
  `For the server:   DATABASE_URL=${url}\nFor its tests:    LARDER_TEST_POSTGRES=${url}\nCtrl-C ends it and deletes its data.`,
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit()));
