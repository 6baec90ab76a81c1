import { contract, type LogLevel } from '@larder/contract';
import { Button, Switch } from '@mantine/core';
import { IconArrowUp, IconDownload } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { request, useFetch } from '../../../lib/api/index.ts';
import { downloadByToken } from '../../../lib/browser/download.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { FindField } from '../frame/FindField.tsx';
import tools from '../frame/Tools.module.css';
import { LogLines } from './LogLines.tsx';
import classes from './Logs.module.css';
import { readLine } from './read-line.ts';

const levels: { level: LogLevel | undefined; label: MessageKey }[] = [
  { level: undefined, label: 'admin.settings-all' },
  { level: 'info', label: 'logs.info' },
  { level: 'warn', label: 'logs.warnings' },
  { level: 'error', label: 'logs.errors' },
];

const linesShown = 500;
const pause = 3000;

/** What the server has told of itself, the newest first. */
export function LogsScreen() {
  const [text, setText] = useState('');
  const [level, setLevel] = useState<LogLevel>();
  const [follows, setFollows] = useState(true);
  const wanted = useDeferredValue(text.trim());
  const query = { lines: linesShown, ...(level && { level }), ...(wanted && { text: wanted }) };
  const log = useFetch(contract.adminMaintenance.logs, { query }, { keepPrevious: true, pollEvery: pause });
  const key = JSON.stringify(query);
  // Who has stopped to read goes on reading what stands there, until something else is looked for.
  const [held, setHeld] = useState<{ key: string; logs: string[] }>();
  const texts = held?.key === key ? held.logs : log.data?.logs;
  const lines = texts?.map(readLine).toReversed() ?? [];
  const fresh = texts && log.data && texts !== log.data.logs ? newLines(texts, log.data.logs) : 0;
  const follow = (wanted: boolean) => {
    setFollows(wanted);
    setHeld(wanted ? undefined : log.data && { key, logs: log.data.logs });
  };
  return (
    <AdminPage
      title={t('logs.title')}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => void downloadLog().catch((error: Error) => toast.error(error.message))}
        >
          {t('logs.download')}
        </Button>
      }
    >
      <div className={tools.tools}>
        <FindField label={t('logs.find')} value={text} onChange={setText} />
        <ChipRow label={t('logs.at-least')}>
          {levels.map(({ level: one, label }) => (
            <Chip key={label} selected={level === one} onClick={() => setLevel(one)}>
              {t(label)}
            </Chip>
          ))}
        </ChipRow>
        <Switch
          className={classes.follow ?? ''}
          label={t('logs.follow')}
          checked={follows}
          onChange={(event) => follow(event.currentTarget.checked)}
        />
      </div>
      {log.error && !log.data && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {!log.data && !log.error && <SkeletonRows count={10} height={44} />}
      {log.data && lines.length === 0 && <p>{t('logs.nothing')}</p>}
      {lines.length > 0 && <LogLines lines={lines} />}
      <div className={classes.new} role="status">
        {fresh > 0 && (
          <Button radius="xl" leftSection={<IconArrowUp size={18} />} onClick={() => follow(true)}>
            {t('logs.new-lines', { count: fresh })}
          </Button>
        )}
      </div>
    </AdminPage>
  );
}

/** How many have come after those that are shown. */
const newLines = (shown: string[], all: string[]): number => {
  const last = shown.at(-1);
  return all.length - 1 - (last === undefined ? -1 : all.lastIndexOf(last));
};

/** All of it, whatever is shown. */
const downloadLog = async (): Promise<void> => {
  const { fileToken } = await request(contract.adminMaintenance.logFile);
  downloadByToken(fileToken);
};
