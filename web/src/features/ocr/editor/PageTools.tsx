import { NativeSelect, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { type SplitMode, splitModes } from '../selected-lines.ts';
import classes from './OcrEditor.module.css';

export interface View {
  /** Index of the page that is shown. */
  page: number;
  mode: 'select' | 'pan';
  zoom: number;
  split: SplitMode;
}

const zooms = [1, 1.5, 2, 3, 4];

interface PageToolsProps {
  view: View;
  pages: number;
  onChange: (change: Partial<View>) => void;
}

const isSplitMode = (text: string): text is SplitMode => splitModes.some((mode) => mode === text);

/** Which page is shown, how large, what the pointer does on it, and how lines go into a field. */
export function PageTools({ view, pages, onChange }: PageToolsProps) {
  const smaller = zooms.findLast((zoom) => zoom < view.zoom);
  const larger = zooms.find((zoom) => zoom > view.zoom);
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('ocr.tools')}>
      <SegmentedControl
        aria-label={t('ocr.mode')}
        value={view.mode}
        onChange={(mode) => onChange({ mode: mode === 'pan' ? 'pan' : 'select' })}
        data={[
          { value: 'select', label: t('ocr.mode-select') },
          { value: 'pan', label: t('ocr.mode-pan') },
        ]}
      />
      <span className={classes.group}>
        <IconButton
          icon={IconZoomOut}
          label={t('ocr.zoom-out')}
          disabled={smaller === undefined}
          onClick={() => onChange({ zoom: smaller ?? 1 })}
        />
        <IconButton
          icon={IconZoomIn}
          label={t('ocr.zoom-in')}
          disabled={larger === undefined}
          onClick={() => larger && onChange({ zoom: larger })}
        />
      </span>
      <NativeSelect
        aria-label={t('ocr.split')}
        value={view.split}
        onChange={({ currentTarget: { value } }) => isSplitMode(value) && onChange({ split: value })}
        data={splitModes.map((value) => ({ value, label: t(`ocr.split-${value}`) }))}
      />
      {pages > 1 && (
        <span className={classes.group}>
          <IconButton
            icon={IconChevronLeft}
            points
            label={t('ocr.page-before')}
            disabled={view.page === 0}
            onClick={() => onChange({ page: view.page - 1 })}
          />
          <span aria-live="polite">{t('ocr.page-of', { number: view.page + 1, count: pages })}</span>
          <IconButton
            icon={IconChevronRight}
            points
            label={t('ocr.page-after')}
            disabled={view.page === pages - 1}
            onClick={() => onChange({ page: view.page + 1 })}
          />
        </span>
      )}
    </div>
  );
}
