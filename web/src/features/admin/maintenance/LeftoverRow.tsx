import { contract, type Endpoint, type Leftovers } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { StateSign } from '../../../components/StateSign.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { sizeInWords } from '../../../lib/texts/size-in-words.ts';
import { LeftoverPictures } from './LeftoverPictures.tsx';
import classes from './Maintenance.module.css';

interface LeftoverRowProps {
  title: MessageKey;
  hint: MessageKey;
  clean: Endpoint;
  leftovers: Leftovers;
  onCleaned: () => void;
}

/** One kind of what nothing needs any more, with a look at it before it goes. */
export function LeftoverRow({ title, hint, clean, leftovers, onCleaned }: LeftoverRowProps) {
  const { count, bytes, names } = leftovers;
  const [isAsking, setIsAsking] = useState(false);
  const [countBefore, setCountBefore] = useState(count);
  const change = useChange(clean, {
    onDone: () => {
      setIsAsking(false);
      onCleaned();
    },
  });
  return (
    <li className={classes.row}>
      <StateSign status={count > 0 && names.length > 0 ? 'warning' : 'off'} />
      <div>
        <b>{t(title)}</b>
        <small>
          {count > 0
            ? t(names.length > 0 ? 'maintenance.found' : 'maintenance.found-files', { count, size: sizeInWords(bytes) })
            : t('maintenance.none')}
        </small>
      </div>
      {count > 0 && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t('maintenance.look')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(title)}
        confirmLabel={t('maintenance.remove', { size: sizeInWords(bytes) })}
        busy={change.isPending}
        onConfirm={() => {
          setCountBefore(count);
          change.mutate({});
        }}
      >
        {change.isPending && <Cleaning title={t(title)} gone={countBefore - count} of={countBefore} />}
        <p>{t(hint)}</p>
        <LeftoverPictures names={names} />
        {names.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          <ul className={classes.names} tabIndex={0} dir="ltr">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {count > names.length && <li>{t('maintenance.more', { count: count - names.length })}</li>}
          </ul>
        )}
      </ConfirmDialog>
    </li>
  );
}

/** Milliseconds between two looks at how much is left: listing the files of 10,000 recipes takes about one second. */
const lookAgainAfter = 2000;

/** How far it is, by what is left of what there was. */
function Cleaning({ title, gone, of }: { title: string; gone: number; of: number }) {
  useFetch(contract.adminMaintenance.leftovers, {}, { pollEvery: lookAgainAfter });
  const whole = 100;
  return <Progress value={(whole * gone) / Math.max(of, 1)} mb="md" aria-label={title} />;
}
