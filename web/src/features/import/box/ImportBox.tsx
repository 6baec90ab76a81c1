import { Button, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId } from 'react';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './ImportBox.module.css';
import { type Recognised, recognise } from './recognise.ts';

/** Milliseconds without a key. An address that is typed would be told anew with each letter to whoever listens. */
const calm = 500;

interface ImportBoxProps {
  text: string;
  onType: (text: string) => void;
  onText: (recognised: Exclude<Recognised, { kind: 'nothing' }>) => void;
  onFiles: (files: File[]) => void;
}

/** One box for everything that a recipe can come from; it says at once what it takes it for. */
export function ImportBox({ text, onType, onText, onFiles }: ImportBoxProps) {
  const told = useId();
  const recognised = recognise(text);
  const [calmText] = useDebouncedValue(text, calm);

  const submit = () => {
    if (recognised.kind !== 'nothing') onText(recognised);
  };
  const submitByEnter = (event: KeyboardEvent) => {
    const isWanted = recognised.kind === 'link' ? !event.shiftKey : event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' || !isWanted) return;
    event.preventDefault();
    submit();
  };

  const pasteFiles = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <form
      className={classes.box}
      onPaste={pasteFiles}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <Textarea
        label={t('import.box.label')}
        description={t('import.box.hint')}
        placeholder="https://"
        autosize
        minRows={3}
        maxRows={14}
        size="md"
        data-autofocus
        autoFocus
        spellCheck={false}
        aria-describedby={told}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={submitByEnter}
      />
      <div className={classes.actions}>
        <Button type="submit" size="md" disabled={recognised.kind === 'nothing'}>
          {recognised.kind === 'links'
            ? t('import.box.read-all', { count: recognised.urls.length })
            : t('import.box.read')}
        </Button>
        <p id={told} className={classes.told} aria-live="polite">
          {toldOf(recognise(calmText))}
        </p>
      </div>
      <FileDrop label={t('import.box.drop')} hint={t('import.box.drop-hint')} multiple onFiles={onFiles} />
    </form>
  );
}

function toldOf(recognised: Recognised): string {
  switch (recognised.kind) {
    case 'nothing':
      return '';
    case 'link':
      return t('import.box.is-link', { site: new URL(recognised.url).hostname });
    case 'links':
      return t('import.box.is-links', { count: recognised.urls.length });
    case 'page':
      return t('import.box.is-page');
    case 'data':
      return t('import.box.is-data');
    case 'text':
      return t('import.box.is-text');
  }
}
