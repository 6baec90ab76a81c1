import { lazy, Suspense } from 'react';
import classes from './Markdown.module.css';

const RenderedMarkdown = lazy(() => import('./RenderedMarkdown.tsx'));

/** Text with formatting that people wrote. It reads as plain text until the renderer has come. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  const names = [classes.markdown, className].filter(Boolean).join(' ');
  return (
    <Suspense fallback={<div className={`${names} ${classes.plain}`}>{text}</div>}>
      <RenderedMarkdown text={text} className={names} />
    </Suspense>
  );
}
