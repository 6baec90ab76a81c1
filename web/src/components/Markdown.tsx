import { type ReactNode, Suspense } from 'react';
import { lazy } from '../lib/screen/lazy.ts';
import classes from './Markdown.module.css';

const RenderedMarkdown = lazy(() => import('./RenderedMarkdown.tsx'));

interface MarkdownProps {
  text: string;
  className?: string;
  /** Draws each run of plain words, for those of them that are more than words. Must stay the same function for the same text. */
  renderWords?: (words: string) => ReactNode;
}

/** Text with formatting that people wrote. It reads as plain text until the renderer has come. */
export function Markdown({ text, className, renderWords }: MarkdownProps) {
  const names = [classes.markdown, className].filter(Boolean).join(' ');
  return (
    <Suspense fallback={<div className={`${names} ${classes.plain}`}>{text}</div>}>
      <RenderedMarkdown text={text} className={names} renderWords={renderWords} />
    </Suspense>
  );
}
