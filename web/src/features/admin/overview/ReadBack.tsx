import { contract } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { Photo } from '../../../components/Photo.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { backupPicture } from '../backups/backups.api.ts';
import classes from './Overview.module.css';

/** The recipe that was read out of the last proven backup, as it looks there. */
export function ReadBack() {
  const { data } = useFetch(contract.backups.overview);
  const backup = data?.backups.find(({ proof }) => proof?.isProven);
  const proof = backup?.proof;
  if (!backup || !proof?.readBack) return null;
  const { name, counts } = backup;
  return (
    <section className={classes.readBack} aria-labelledby="read-back">
      <Photo
        name={proof.readBack}
        src={backupPicture(name, proof.readBackPicture)}
        className={classes.picture}
        ratio="4 / 3"
      />
      <div>
        <h2 id="read-back">{t('admin.read-back', { name: proof.readBack })}</h2>
        <p>
          {t('backup.verdict-hint', {
            state: 'proven',
            time: formatNearMoment(proof.endedAt),
            recipes: counts.recipes,
            files: proof.files,
            damaged: 0,
          })}
        </p>
        <Link to="/admin/backups/$name" params={{ name }}>
          {t('admin.read-back-see')}
        </Link>
      </div>
    </section>
  );
}
