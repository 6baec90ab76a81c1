import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Move, MoveSummary } from '../../../contract/src/index.ts';
import type { Client } from '../backups/client.ts';

const lookEvery = 200;

/** Sends an export, whose bytes are read from the disk as they go out; answers the id of the move. */
export const sendExport = async (client: Client, path: string): Promise<string> => {
  const form = new FormData();
  form.append('files', await openAsBlob(path), 'export.paprikarecipes');
  return (await client.send<MoveSummary>('POST', '/groups/moves', form)).id;
};

/** Waits until a move has come so far. */
export const untilMoveIs = async (client: Client, id: string, state: Move['state']): Promise<Move> => {
  for (;;) {
    const move = await client.get<Move>(`/groups/moves/${id}`);
    if (move.state === state) return move;
    await sleep(lookEvery);
  }
};
