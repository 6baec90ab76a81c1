import { contract, type LogLevel } from '@larder/contract';
import { Button, Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
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
  const log = useFetch(
    contract.adminMaintenance.logs,
    { query },
    { keepPrevious: true, pollEvery: follows ? pause : false },
  );
  const lines = log.data?.logs.map(readLine).toReversed() ?? [];
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
          label={t('logs.follow')}
          checked={follows}
          onChange={(event) => setFollows(event.currentTarget.checked)}
        />
      </div>
      {log.error && !log.data && <ErrorState error={log.error} onRetry={() => void log.refetch()} />}
      {!log.data && !log.error && <SkeletonRows count={10} height={44} />}
      {log.data && lines.length === 0 && <p>{t('logs.nothing')}</p>}
      {lines.length > 0 && <LogLines lines={lines} />}
    </AdminPage>
  );
}

/** All of it, whatever is shown. */
const downloadLog = async (): Promise<void> => {
  const { fileToken } = await request(contract.adminMaintenance.logFile);
  downloadByToken(fileToken);
};
