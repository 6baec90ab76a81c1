import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../../components/Dialog.tsx';
import { type MessageKey, t } from '../../../../lib/messages/index.ts';
import { type BlockTool, blockTools } from '../draft/split-block.ts';
import classes from './dialogs.module.css';

const tools: [BlockTool, MessageKey][] = [
  ['trim', 'recipe.edit.tool-trim'],
  ['cutFirst', 'recipe.edit.tool-cut-first'],
  ['splitNumbered', 'recipe.edit.tool-split-numbered'],
];

interface BulkAddDialogProps {
  title: string;
  hint: string;
  onAdd: (text: string) => void;
  onClose: () => void;
  /** More choices below the tools. */
  children?: ReactNode;
}

/** A block of lines to paste, with tools that clean it. */
export default function BulkAddDialog({ title, hint, onAdd, onClose, children }: BulkAddDialogProps) {
  const [text, setText] = useState('');
  const add = () => {
    onAdd(text);
    onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      width={620}
      submitLabel={t('recipe.edit.add-lines')}
      onSubmit={add}
      disabled={text.trim() === ''}
    >
      <p id="bulk-hint" className={classes.hint}>
        {hint}
      </p>
      <textarea
        data-autofocus
        className={classes.block}
        rows={10}
        value={text}
        aria-label={title}
        aria-describedby="bulk-hint"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.tools}>
        {tools.map(([tool, name]) => (
          <Button key={tool} variant="default" onClick={() => setText(blockTools[tool])} disabled={text === ''}>
            {t(name)}
          </Button>
        ))}
      </div>
      {children}
    </FormDialog>
  );
}
