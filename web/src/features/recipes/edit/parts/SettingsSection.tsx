import type { RecipeSettings } from '@larder/contract';
import { Switch } from '@mantine/core';
import { memo } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import { VisibilityLine } from '../../visibility/VisibilityLine.tsx';
import { visibilityOf } from '../../visibility/visibility.ts';
import type { EditDraft } from '../use-recipe-editing.ts';
import classes from './sections.module.css';
import { settingNames } from './setting-names.ts';

interface SettingsSectionProps {
  settings: RecipeSettings;
  edit: EditDraft;
  /** Only its owner locks and unlocks a recipe. */
  isOwner: boolean;
  /** Nobody else sees it: visitors are no question then. */
  isPrivate: boolean;
}

export const SettingsSection = memo(function SettingsSection({
  settings,
  edit,
  isOwner,
  isPrivate,
}: SettingsSectionProps) {
  return (
    <section aria-labelledby="edit-settings" className={classes.section}>
      <h2 id="edit-settings">{t('recipe.edit.settings')}</h2>
      <p className={classes.who}>
        <VisibilityLine visibility={visibilityOf({ private: isPrivate, settings })} />
      </p>
      <div className={classes.switches}>
        {settingNames
          .filter(([key]) => !(isPrivate && key === 'public'))
          .map(([key, name]) => {
            const isForeign = key === 'locked' && !isOwner;
            return (
              <Switch
                key={key}
                label={name()}
                description={isForeign ? t('recipe.edit.setting-locked-hint') : undefined}
                labelPosition="left"
                checked={settings[key]}
                disabled={isForeign}
                onChange={(event) => {
                  const { checked } = event.currentTarget;
                  edit((draft) => ({ ...draft, settings: { ...draft.settings, [key]: checked } }));
                }}
                classNames={{
                  root: classes.switch ?? '',
                  body: classes.switchBody ?? '',
                  labelWrapper: classes.switchLabel ?? '',
                }}
              />
            );
          })}
      </div>
    </section>
  );
});
