import type { MoveColumn } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { getMove, listFiles, listItems } from '../moves.repository.ts';
import { readers } from '../reading/read-in-threads.ts';
import { sentOf } from '../reading/reading.jobs.ts';
import type { ChosenColumn } from '../reading/slice.ts';

const longestSample = 200;

/** The columns of the tables of an item, with what somebody or else their headers say that they mean. @throws AppError */
export const describeColumns = async (
  { files }: Pick<Platform, 'files'>,
  db: GroupDatabase,
  moveId: string,
  number: number,
): Promise<MoveColumn[]> => {
  await getMove(db, moveId);
  const item = found(
    (await listItems(db, moveId)).find((item) => item.number === number),
    'move.no-item',
  );
  const sent = await sentOf(files, { groupId: db.groupId, id: moveId }, await listFiles(db, moveId));
  const chosen: ChosenColumn[] = JSON.parse(item.columns ?? '[]');
  const columns = await readers.run('listColumns', sent, item.path);
  return columns.map(({ header, field = null, samples }) => {
    const own = chosen.find((one) => one.header === header);
    return { header, field: own ? own.field : field, samples: samples.map((sample) => sample.slice(0, longestSample)) };
  });
};
