import type { MoveServerFound, MoveServerLogin } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import type { ServerCalls } from './server-calls.ts';
import type { MoveServerRow } from './servers.repository.ts';

/** How one program is read over its API: `programs.ts` ties it to its name. */
export interface ServerProgram {
  /**
   * Asks what it is and who that is who asks.
   * @param login checked to have what the program needs
   * @throws AppError or OutboundError
   */
  find(calls: ServerCalls, login: MoveServerLogin): Promise<MoveServerFound>;
  /**
   * Adds the job that reads it, with the id of the row as its subject. The row is there, in the state `reading`, with its login
   * sealed; the job goes on at its `position`, and ends in `readServer` or `failServer`.
   */
  read(db: GroupTransaction, server: MoveServerRow, platform: Pick<Platform, 'clock'>): Promise<void>;
}
