import type { BackupProof } from '@larder/contract';
import type { Connection, SchemaMigration, Scratch } from '../../../platform/database/index.ts';
import { migrateWithin } from '../../../platform/database/index.ts';
import { type Manifest, proofKey } from '../archive/manifest.ts';
import { countThings, readTable } from '../archive/write-tables.repository.ts';
import { picturesOf } from '../fetching/stored-pictures.ts';
import type { Place } from '../places/place.ts';
import { loadBackup } from './load-backup.ts';
import { tellDamages, verifyBackup } from './verify-backup.ts';

export interface ProofParts {
  connection: Connection;
  migrations: SchemaMigration[];
  /** A recipe as it is read from the tables of the transaction; null where there is none. */
  readOne(transaction: Scratch): Promise<{ id: string; name: string } | null>;
  now(): Date;
}

interface Work {
  place: Place;
  name: string;
  manifest: Manifest;
  signal: AbortSignal;
  onProgress(step: 'check' | 'load', done: number, total: number): void;
}

/** Restores a backup into a scratch place, which is thrown away, and notes beside it whether that gave what was saved. */
export const proveBackup = async (parts: ProofParts, work: Work): Promise<BackupProof> => {
  const { connection, migrations, readOne, now } = parts;
  const { place, name, manifest, signal, onProgress } = work;
  const startedAt = now().toISOString();
  const verified = await verifyBackup({ ...work, onProgress: (...at) => onProgress('check', ...at) });
  const differing = new Set<string>();
  let leftOut: BackupProof['leftOut'] = [];
  const readBack: { id: string; name: string }[] = [];
  await connection.rebuild({
    fill: async (scratch) => {
      const onLoad = (...at: [number, number]) => onProgress('load', ...at);
      leftOut = await loadBackup(parts, scratch, { place, name, manifest, signal, onProgress: onLoad });
      const shapes = await connection.dialect.tableShapes(scratch);
      for (const table of manifest.tables) {
        signal.throwIfAborted();
        const shape = shapes.find((one) => one.name === table.name);
        const found = shape && (await readTable(connection, scratch, shape));
        if (found?.sha256 !== table.sha256 || found.rows !== table.rows) differing.add(table.name);
      }
      const counted = await countThings(scratch);
      for (const [what, number] of Object.entries(counted))
        if (manifest.counts[what as keyof typeof counted] !== Number(number)) differing.add(what);
      await migrateWithin(scratch, connection.dialect, { migrations, now: now() });
      signal.throwIfAborted();
      const recipe = await readOne(scratch);
      if (recipe) readBack.push(recipe);
    },
  });
  const told = new Set(verified.damages.map(({ part, name }) => `${part} ${name}`));
  const damages: BackupProof['damages'] = [
    ...verified.damages,
    ...[...differing]
      .filter((table) => !told.has(`table ${table}`))
      .map((table) => ({ part: 'table' as const, name: table, problem: 'different' as const })),
  ];
  const pictures = await picturesOf(place, name, readBack);
  const proof: BackupProof = {
    startedAt,
    endedAt: now().toISOString(),
    isProven: damages.length === 0 && leftOut.length === 0 && (readBack.length > 0 || manifest.counts.recipes === 0),
    tables: manifest.tables.length - manifest.tables.filter(({ name }) => differing.has(name)).length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: verified.files,
    readBack: readBack[0]?.name ?? null,
    readBackPicture: pictures.values().next().value ?? null,
    ...tellDamages(damages),
    leftOut,
  };
  await place.write(proofKey(name), Buffer.from(JSON.stringify(proof)));
  return proof;
};
