import { contract, type MoveServer } from '@larder/contract';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { MovedProblems } from '../../moved/index.ts';
import classes from '../MovingIn.module.css';

type Numbers = MoveServer['came'];

const inWords = (numbers: Numbers): string =>
  formatList(numbers.map(({ what, number }) => t('backup.part', { what, count: number })));

/** All that a household has on a server: what would come, what came, and what does not. */
export function HouseholdOfServer({ server, isBusy }: { server: MoveServer; isBusy: boolean }) {
  const { id, state, counts, came, missing, changes, problems } = server;
  const [replaces, setReplaces] = useState(false);
  const start = useChange(contract.moveServers.start);
  const { there, both } = changes;
  return (
    <div className={classes.readings}>
      {state === 'read' && <p>{t('move-server.holds', { what: inWords(counts) })}</p>}
      {state === 'read' && there.length > 0 && <p>{t('move-server.changed-there', { count: there.length })}</p>}
      {state === 'moved' && <p>{t('move-server.came', { any: String(came.length > 0), what: inWords(came) })}</p>}
      {state === 'moved' && missing.length > 0 && <p>{t('move-server.missing', { what: inWords(missing) })}</p>}
      {state !== 'reading' && <MovedProblems problems={problems} />}
      {state === 'read' && (
        <>
          {both.length > 0 && (
            <Checkbox
              label={t('move-server.replace', { count: both.length, names: formatList(both.map(({ name }) => name)) })}
              checked={replaces}
              onChange={({ currentTarget: { checked } }) => setReplaces(checked)}
            />
          )}
          <Button
            disabled={isBusy}
            loading={start.isPending}
            onClick={() =>
              start.mutate({ params: { serverId: id }, body: { replace: replaces ? both.map(({ id }) => id) : [] } })
            }
          >
            {t('move-server.bring')}
          </Button>
        </>
      )}
    </div>
  );
}
