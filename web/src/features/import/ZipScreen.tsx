import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FileDrop } from '../../components/FileDrop.tsx';
import { t } from '../../lib/messages/index.ts';
import classes from './CreatePage.module.css';
import { useImportZip } from './import.api.ts';
import { WaysOn } from './WaysOn.tsx';

/** A recipe that was downloaded as a zip, here or elsewhere. */
export function ZipScreen() {
  const { groupSlug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const [share, setShare] = useState<number>();
  const load = useImportZip(setShare);

  const take = async ([archive]: File[]) => {
    if (!archive) return;
    const slug = await load.mutateAsync({ files: { archive } }).catch(() => null);
    setShare(undefined);
    if (slug === null) return;
    await navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } });
  };

  return (
    <div className={classes.form}>
      <p className={classes.lead}>{t('create.zip-lead')}</p>
      <FileDrop
        label={t('create.zip-drop')}
        accept=".zip"
        progress={load.isPending ? share : undefined}
        disabled={load.isPending}
        onFiles={take}
      />
      {load.error && <WaysOn error={load.error} groupSlug={groupSlug} />}
    </div>
  );
}
