import { isHexColour } from '@larder/contract/contrast';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { type ColourName, type Mode, readability } from '../../../lib/theme/instance-colours.ts';
import classes from './ThemeForm.module.css';

interface ColourFieldProps {
  mode: Mode;
  name: ColourName;
  value: string;
  onChange: (colour: string) => void;
}

/** One colour of a theme: picked, or written as its code; what it is for, and whether it can be read. */
export function ColourField({ mode, name, value, onChange }: ColourFieldProps) {
  const [written, setWritten] = useState<string>();
  const colour = t('theme.color', { color: name });
  const label = t('theme.color-label', { mode, color: colour });
  const pick = (picked: string) => {
    setWritten(undefined);
    onChange(picked.toUpperCase());
  };
  const write = (text: string) => {
    setWritten(text);
    if (isHexColour(text.trim())) onChange(text.trim().toUpperCase());
  };
  const isWrong = written !== undefined && !isHexColour(written.trim());
  return (
    <li className={classes.colour}>
      <input
        type="color"
        className={classes.picker}
        aria-label={label}
        value={value.toLowerCase()}
        onChange={(event) => pick(event.currentTarget.value)}
      />
      <div className={classes.for}>
        <b>{colour}</b>
        <small>{t('theme.color-use', { color: name })}</small>
      </div>
      <TextInput
        className={classes.code ?? ''}
        aria-label={t('theme.color-code', { color: label })}
        attributes={{ input: { dir: 'ltr' } }}
        maxLength={7}
        spellCheck={false}
        value={written ?? value}
        error={isWrong}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => !isWrong && setWritten(undefined)}
      />
      <div className={classes.said} aria-live="polite">
        {isWrong ? (
          <p className={classes.wrong}>{t('theme.code-wrong')}</p>
        ) : (
          <Readability mode={mode} label={label} value={value} onMend={pick} />
        )}
      </div>
    </li>
  );
}

interface ReadabilityProps {
  mode: Mode;
  label: string;
  value: string;
  onMend: (colour: string) => void;
}

/** Whether a colour can be read as text, and the nearest one that can where it cannot. */
function Readability({ mode, label, value, onMend }: ReadabilityProps) {
  const { ratio, shown: nearest } = readability(mode, value);
  const shown = nearest.toUpperCase();
  // What is a little below 4.5 must not be said to be 4.5.
  const figure = formatNumber(Math.floor(ratio * 10) / 10, { minimumFractionDigits: 1 });
  if (shown === value.toUpperCase()) {
    return (
      <p className={classes.readable}>
        <IconCheck size={16} aria-hidden="true" />
        {t('theme.contrast', { ratio: figure })}
      </p>
    );
  }
  return (
    <div className={classes.pale}>
      <p>
        <IconAlertTriangle size={16} aria-hidden="true" />
        {t('theme.contrast-low', { mode, ratio: figure, shown })}
      </p>
      <Button
        variant="default"
        leftSection={<i className={classes.dot} style={{ background: shown }} />}
        aria-label={t('theme.mend-named', { color: label, shown })}
        onClick={() => onMend(shown)}
      >
        {t('theme.mend', { shown })}
      </Button>
    </div>
  );
}
