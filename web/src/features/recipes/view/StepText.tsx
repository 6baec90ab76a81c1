import { findDurations } from '@larder/kitchen';
import { useCallback, useMemo } from 'react';
import { Markdown } from '../../../components/Markdown.tsx';
import { locale } from '../../../lib/messages/index.ts';
import { TimerChip } from '../../timers/index.ts';
import { useShownSteps } from './amounts/use-shown.ts';

/** Signs by which markdown or HTML shows itself; plain text needs neither a parser nor a sanitiser. */
const markup = /[*_`#<>[\]|~]|^[ \t]*(?:[-+]|\d+\.)\s/m;

interface StepTextProps {
  text: string;
  /** What timers of this step are called. */
  timerName: string;
}

/** A step as it is read: its durations start timers, its temperatures and lengths are those of the reader's kitchen. */
export function StepText({ text: written, timerName }: StepTextProps) {
  const text = useShownSteps()(written);
  const renderWords = useCallback((words: string) => <WithTimers text={words} timerName={timerName} />, [timerName]);
  if (markup.test(text)) return <Markdown text={text} renderWords={renderWords} />;
  return text
    .split(/\n{2,}|\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their position
      <p key={index}>
        <WithTimers text={paragraph} timerName={timerName} />
      </p>
    ));
}

function WithTimers({ text, timerName }: StepTextProps) {
  const durations = useMemo(() => findDurations(text, locale()), [text]);
  let from = 0;
  const parts = durations.flatMap(({ start, end, seconds, text: words }) => {
    const before = text.slice(from, start);
    from = end;
    return [before, <TimerChip key={start} text={words} seconds={seconds} name={timerName} />];
  });
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
