import { contract, type MoveSummary } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { type SentFile, useFetch } from '../../lib/api/index.ts';
import { handedExports } from '../../lib/browser/handed-over.ts';
import { onOpenedFiles } from '../../lib/browser/opened-files.ts';
import { isMealieBackup, zipNames } from '../../lib/browser/zip-names.ts';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useOnce } from '../../lib/screen/use-once.ts';
import { sentFile } from './batches.ts';
import { DropPlace } from './DropPlace.tsx';
import { FoundItems } from './FoundItems.tsx';
import { MovePage } from './MovePage.tsx';
import classes from './MovingIn.module.css';
import { appsInWords } from './moving-in.api.ts';
import { ReadableApps } from './ReadableApps.tsx';
import { MoveServers } from './servers/MoveServers.tsx';
import { useUpload } from './use-upload.ts';
import { WholeInstance } from './WholeInstance.tsx';

const isDraft = ({ state }: MoveSummary) => state === 'reading' || state === 'ready';

/** One place to bring everything that one has elsewhere. */
export function MoveInScreen() {
  const { data: moves, error, refetch } = useFetch(contract.moves.list);
  return (
    <MovePage title={t('moving.title')} hint={t('moving.hint')}>
      {!moves && !error && <SkeletonRows count={4} height={72} />}
      {error && !moves && <ErrorState error={error} onRetry={() => void refetch()} />}
      {moves && (
        <div className={classes.split}>
          <Moves moves={moves} />
          <aside className={classes.aside}>
            <MoveServers />
            <ReadableApps />
          </aside>
        </div>
      )}
    </MovePage>
  );
}

function Moves({ moves }: { moves: MoveSummary[] }) {
  // What was read from a server waits beside until one looks at it.
  const ofFiles = moves.find((move) => isDraft(move) && !move.isOfServer);
  const draft = ofFiles ?? moves.find(isDraft);
  const found = useFetch(
    contract.moves.get,
    { params: { moveId: draft?.id ?? '' } },
    { enabled: draft !== undefined, keepPrevious: true },
  );
  const { upload, isSending, send, goOn, stop } = useUpload(ofFiles?.id);
  const [instance, setInstance] = useState<File>();
  const take = async (files: SentFile[]) => {
    const whole = await findMealie(files);
    setInstance(whole);
    const others = files.filter(({ file }) => file !== whole);
    if (others.length > 0) await send(others);
  };
  useOnce(() => {
    const files = handedExports.take();
    if (files.length > 0) void take(files.map(sentFile));
    onOpenedFiles((opened) => void take(opened.map(sentFile)));
  });
  const canLook = draft?.state === 'ready' && draft.recipes > 0 && !isSending;
  return (
    <div>
      <DropPlace disabled={isSending} onFiles={(files) => void take(files)} />
      {instance && <WholeInstance file={instance} onLeave={() => setInstance(undefined)} />}
      {upload && isSending && (
        <div className={classes.work}>
          <p role="status">{t('moving.sending', { count: upload.files, percent: Math.floor(100 * upload.share) })}</p>
          <Button variant="default" onClick={stop}>
            {t('moving.stop')}
          </Button>
          <Progress value={100 * upload.share} aria-label={t('moving.sending-label')} />
        </div>
      )}
      {upload?.error && <ErrorState error={upload.error} onRetry={() => void goOn()} />}
      {draft && found.data && !isSending && <FoundItems move={found.data} />}
      {draft && !found.data && found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {canLook && (
        <div className={classes.bar}>
          <Button
            size="md"
            renderRoot={(props) => <Link to="/group/migrations/$moveId" params={{ moveId: draft.id }} {...props} />}
          >
            {t('moving.look')}
          </Button>
          <span>{t('moving.nothing-kept', { count: draft.recipes })}</span>
        </div>
      )}
      <EarlierMoves moves={moves.filter((move) => move !== draft)} />
    </div>
  );
}

/** The first backup of a whole Mealie: there is one way for all of it. */
const findMealie = async (files: readonly SentFile[]): Promise<File | undefined> => {
  for (const { file } of files) {
    if (file instanceof File && isMealieBackup((await zipNames(file)) ?? [])) return file;
  }
  return undefined;
};

function EarlierMoves({ moves }: { moves: MoveSummary[] }) {
  if (moves.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>{t('moving.earlier')}</h2>
      <ul className={classes.rows}>
        {moves.map((move) => (
          <li key={move.id}>
            <Link to="/group/migrations/$moveId" params={{ moveId: move.id }}>
              <b>{move.apps.length > 0 ? appsInWords(move) : t('moving.nothing-found')}</b>
              <small>
                {t('moving.earlier-facts', {
                  state: move.state,
                  count: move.recipes,
                  day: formatMoment(move.createdAt, { dateStyle: 'medium' }),
                })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
