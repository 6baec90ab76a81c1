import type { ReactNode } from 'react';
import { t } from '../../lib/messages/index.ts';

/** Where somebody is on the way to a recipe. */
export type Stage = 'asking' | 'links' | 'list' | 'reading' | 'checking' | 'archive' | 'importing' | 'failed';

/**
 * The page or the dialog around what is shown, which puts the heading.
 * @param isUnsaved whether something would be lost by leaving
 */
export type Around = (stage: Stage, content: ReactNode, isUnsaved: boolean) => ReactNode;

const titles: Record<Stage, () => string> = {
  asking: () => t('nav.add'),
  links: () => t('import.links.title'),
  list: () => t('import.items.title'),
  reading: () => t('import.reading-title'),
  checking: () => t('import.preview.title'),
  archive: () => t('import.archive.title'),
  importing: () => t('import.archive.progress-title'),
  failed: () => t('import.ways.heading'),
};

export const titleOf = (stage: Stage): string => titles[stage]();
