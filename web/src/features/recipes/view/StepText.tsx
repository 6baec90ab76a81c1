import { findDurations } from '@larder/kitchen';
import { useCallback, useMemo } from 'react';
import { Markdown } from '../../../components/Markdown.tsx';
import { locale } from '../../../lib/messages/index.ts';
import { TimerChip } from '../../timers/index.ts';
import { useShownSteps } from './amounts/use-shown.ts';
import { type StepTimers, timerAbout } from './step-timers.ts';

/** Signs by which markdown or HTML shows itself; plain text needs neither a parser nor a sanitiser. */
const markup = /[*_`#<>[\]|~]|^[ \t]*(?:[-+]|\d+\.)\s/m;

interface StepTextProps {
  text: string;
  timers: StepTimers;
}

/** A step as it is read: its durations start timers, its temperatures and lengths are those of the reader's kitchen. */
export function StepText({ text: written, timers }: StepTextProps) {
  const text = useShownSteps()(written);
  const renderWords = useCallback((words: string) => <WithTimers text={words} timers={timers} />, [timers]);
  if (markup.test(text)) return <Markdown text={text} renderWords={renderWords} />;
  return text
    .split(/\n{2,}|\r?\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their position
      <p key={index}>
        <WithTimers text={paragraph} timers={timers} />
      </p>
    ));
}

function WithTimers({ text, timers }: StepTextProps) {
  const durations = useMemo(() => findDurations(text, locale()), [text]);
  let from = 0;
  const parts = durations.flatMap(({ start, end, seconds, text: words }) => {
    const before = text.slice(from, start);
    from = end;
    return [before, <TimerChip key={start} text={words} seconds={seconds} about={timerAbout(timers, text, start)} />];
  });
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
