import { type Backup, contract } from '@larder/contract';
import { request, useFetch } from '../../../lib/api/index.ts';
import { downloadByToken } from '../../../lib/browser/download.ts';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';

const workingEvery = 1000;
const restingEvery = 30_000;

/** All backups, looked at more often while something is done with them. */
export const useBackups = () => {
  const resting = useFetch(contract.backups.overview, {}, { pollEvery: restingEvery });
  const isWorking = Boolean(resting.data?.work);
  useFetch(contract.backups.overview, {}, { pollEvery: isWorking && workingEvery });
  return resting;
};

/** Address of a picture that lies in a backup. */
export const backupPicture = (name: string, sha256: string | null | undefined): string | undefined =>
  sha256 ? `/api/admin/backups/${encodeURIComponent(name)}/pictures/${sha256}` : undefined;

/** Fetches a backup as an ordinary download. */
export const downloadBackup = async (name: string): Promise<void> => {
  const { fileToken } = await request(contract.backups.get, { params: { name } });
  downloadByToken(fileToken);
};

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

export const formatBytes = (bytes: number): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizes.length - 1);
  const value = bytes / 1000 ** step;
  const unit = sizes[step] ?? 'byte';
  const maximumFractionDigits = value < 10 && step > 0 ? 1 : 0;
  // Bytes have no sign of their own, and a plural.
  return formatNumber(value, { style: 'unit', unit, unitDisplay: step > 0 ? 'short' : 'long', maximumFractionDigits });
};

/** Why there is a backup, in words. */
export const reasonOf = ({ reason, by, from }: Pick<Backup, 'reason' | 'by' | 'from'>): string => {
  if (from) return t('moved.from', { version: from.version });
  return t('backup.reason', { reason: reason === 'before-restore' ? 'restore' : reason, by: by ?? '' });
};

export type ProofState = 'proven' | 'damaged' | 'unproven';

export const proofState = ({ proof }: Pick<Backup, 'proof'>): ProofState => {
  if (!proof) return 'unproven';
  return proof.isProven ? 'proven' : 'damaged';
};
