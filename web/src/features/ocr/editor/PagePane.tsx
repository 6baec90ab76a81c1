import type { OcrPage } from '@larder/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { linesOf, selectedText } from '../selected-lines.ts';
import { LineChooser } from './LineChooser.tsx';
import classes from './OcrEditor.module.css';
import { PageCanvas } from './PageCanvas.tsx';
import { PageTools, type View } from './PageTools.tsx';
import { SelectionBar, type Target } from './SelectionBar.tsx';

interface PagePaneProps {
  recipeSlug: string;
  pages: OcrPage[];
  isReading: boolean;
  target: Target;
  onTarget: (target: Target) => void;
  onPut: (text: string) => void;
  /** Told whenever something else is chosen. */
  onText: (text: string) => void;
  onShowAsPicture: (name: string) => void;
}

const atFirst: View = { page: 0, mode: 'select', zoom: 1, split: 'line' };

/** The pages, the tools to look at them, and what is chosen on them. */
export function PagePane({
  recipeSlug,
  pages,
  isReading,
  target,
  onTarget,
  onPut,
  onText,
  onShowAsPicture,
}: PagePaneProps) {
  const [view, setView] = useState(atFirst);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const page = pages[view.page];
  if (!page) return isReading ? <Skeleton height="46dvh" /> : <div />;

  const textOf = (selected: ReadonlySet<number>, { split }: View) =>
    selectedText(
      page.words.filter((_, index) => selected.has(index)),
      split,
    );
  const text = textOf(selected, view);
  const select = (words: number[]) => {
    const next = new Set(words);
    setSelected(next);
    onText(textOf(next, view));
  };
  const look = (change: Partial<View>) => {
    setView((view) => ({ ...view, ...change }));
    if (change.page !== undefined) select([]);
  };
  const put = () => {
    onPut(text);
    select([]);
  };
  return (
    <div className={classes.pane}>
      <PageTools view={view} pages={pages.length} onChange={look} />
      <PageCanvas
        key={page.name}
        recipeSlug={recipeSlug}
        page={page}
        selected={selected}
        mode={view.mode}
        zoom={view.zoom}
        onZoom={(zoom) => look({ zoom })}
        onSelect={select}
        onPut={put}
      />
      <SelectionBar
        text={text}
        count={selected.size}
        target={target}
        onTarget={onTarget}
        onPut={put}
        onClear={() => select([])}
      />
      <LineChooser lines={linesOf(page.words)} selected={selected} onSelect={select} />
      <div>
        <Button variant="subtle" onClick={() => onShowAsPicture(page.name)}>
          {t('ocr.show-as-picture')}
        </Button>
      </div>
    </div>
  );
}
