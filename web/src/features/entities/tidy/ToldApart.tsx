import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import type { AnyKind } from '../data-kind.ts';
import classes from './Tidy.module.css';
import { useTakeBack } from './tell-apart.api.ts';

/** Pairs that somebody has said to be different; without any, nothing is shown. */
export function ToldApart({ kind }: { kind: AnyKind }) {
  const { data: pairs = [] } = useFetch(kind.endpoints.differentPairs);
  const takeBack = useTakeBack(kind);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="tidy-apart">
      <h2 id="tidy-apart">{t('data.told-apart')}</h2>
      <p className={classes.lead}>{t('data.told-apart-lead')}</p>
      <ul>
        {pairs.map(({ one, other }) => (
          <li key={`${one.id} ${other.id}`} className={classes.row}>
            <div className={classes.words}>
              <b>{one.name}</b> {t('data.is-not')} <b>{other.name}</b>
            </div>
            <div className={classes.actions}>
              <Button
                variant="default"
                leftSection={<IconArrowBackUp className="flip" size={20} />}
                aria-label={t('data.take-back-apart', { one: one.name, other: other.name })}
                onClick={() => takeBack(one.id, other.id)}
              >
                {t('data.take-back')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
