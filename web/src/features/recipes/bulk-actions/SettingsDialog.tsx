import { contract, type RecipeSettings } from '@larder/contract';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { request } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { settingNames } from '../edit/parts/setting-names.ts';
import classes from './BulkActions.module.css';
import { BulkDialog, type BulkDialogPart } from './BulkDialog.tsx';
import { tellUndone } from './tell-undone.ts';
import { useBulk } from './use-bulk.ts';

/** Whether a recipe is locked is its owner's affair, and never changed for many at once. */
const settings = settingNames.filter(([key]) => key !== 'locked');

const query = { details: true };

/** Turns settings of many recipes on or off, and leaves alone those that nobody touches. */
export default function SettingsDialog({ slugs, onClose, onDone }: BulkDialogPart) {
  const [chosen, setChosen] = useState<Partial<RecipeSettings>>({});
  const bulk = useBulk();
  const choose = (key: keyof RecipeSettings, value: string) =>
    setChosen(({ [key]: _, ...others }) => (value === 'keep' ? others : { ...others, [key]: value === 'on' }));
  const submit = async () => {
    const ended = await bulk.run(
      slugs,
      (recipes) => request(contract.bulkRecipes.settings, { query, body: { recipes, settings: chosen } }),
      tellUndone((name, recipes) => {
        const key = settings.map(([key]) => key).find((key) => key === name);
        if (!key) return Promise.resolve(null);
        return request(contract.bulkRecipes.settings, { query, body: { recipes, settings: { [key]: !chosen[key] } } });
      }),
    );
    if (ended) onDone();
  };
  return (
    <BulkDialog
      title={t('recipe-data.settings-title', { count: slugs.length })}
      submitLabel={t('recipe-data.settings')}
      bulk={bulk}
      disabled={Object.keys(chosen).length === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={classes.settings}>
        {settings.map(([key, name]) => (
          <div key={key} className={classes.setting}>
            <span>{name()}</span>
            <SegmentedControl
              aria-label={name()}
              data={[
                { value: 'keep', label: t('recipe-data.keep') },
                { value: 'on', label: t('recipe-data.on') },
                { value: 'off', label: t('recipe-data.off') },
              ]}
              value={chosen[key] === undefined ? 'keep' : chosen[key] ? 'on' : 'off'}
              onChange={(value) => choose(key, value)}
            />
          </div>
        ))}
      </div>
    </BulkDialog>
  );
}
