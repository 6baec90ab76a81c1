import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconBraces, IconForms } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import classes from './SaveBar.module.css';

interface SaveBarProps {
  mode: 'form' | 'json';
  onMode: (mode: 'form' | 'json') => void;
  isDirty: boolean;
  isSaving: boolean;
  /** The JSON cannot be read, so nothing can be saved. */
  isBroken: boolean;
  /** Undefined while there is nothing to take back. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onCancel: () => void;
  onSave: () => void;
}

/** What the bar of the editor holds. */
export function SaveBar({ mode, onMode, isDirty, isSaving, isBroken, onUndo, onRedo, onCancel, onSave }: SaveBarProps) {
  const choices = [
    { value: 'form', label: t('recipe.edit.mode-form') },
    { value: 'json', label: t('recipe.edit.mode-json') },
  ];
  const hasRoom = useMedia(atLeast('sm'));
  return (
    <>
      <div className={classes.history}>
        <IconButton icon={IconArrowBackUp} label={t('recipe.edit.undo')} onClick={onUndo} disabled={!onUndo} points />
        <IconButton
          icon={IconArrowForwardUp}
          label={t('recipe.edit.redo')}
          onClick={onRedo}
          disabled={!onRedo}
          points
        />
        {!hasRoom && (
          <IconButton
            icon={mode === 'form' ? IconBraces : IconForms}
            label={t(mode === 'form' ? 'recipe.edit.to-json' : 'recipe.edit.to-form')}
            onClick={() => onMode(mode === 'form' ? 'json' : 'form')}
            disabled={isBroken}
          />
        )}
      </div>
      {hasRoom && (
        <SegmentedControl
          className={classes.mode ?? ''}
          aria-label={t('recipe.edit.mode')}
          data={choices}
          value={mode}
          onChange={(value) => onMode(value === 'json' ? 'json' : 'form')}
          disabled={isBroken}
        />
      )}
      <span className={classes.state} role="status">
        {isDirty && t('recipe.edit.not-saved')}
      </span>
      <Button variant="default" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button onClick={onSave} loading={isSaving} disabled={isBroken} aria-keyshortcuts="Control+S Meta+S">
        {t('action.save')}
      </Button>
    </>
  );
}
