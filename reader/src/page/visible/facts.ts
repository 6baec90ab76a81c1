import { findDurations, findQuantity, minutesOf, withPlainDigits } from '@larder/kitchen';
import type { Draft } from '../../recipe.ts';
import { timeLabels, yieldLabel } from '../../words/fact-words.ts';
import { longestMinutes } from '../fields/minutes.ts';
import { readYield } from '../fields/yield.ts';
import type { Row } from './rows.ts';

/** Facts stand in short lines: "Prep: 10 min | Cook: 20 min", "Serves 4". */
const longestFact = 100;

type Time = keyof typeof timeLabels;
const times: Time[] = ['prepMinutes', 'cookMinutes', 'totalMinutes'];

/** Times and yield as the page shows them beside their labels. */
export function readFacts(rows: Row[]): Draft {
  const facts: Draft = {};
  for (const [at, { text, ...others }] of rows.entries()) {
    const row = { ...others, text: withPlainSigns(text) };
    if (row.iconLabel !== undefined) {
      const labelled = `${row.iconLabel}: ${row.text}`;
      readTimes(labelled, '', facts);
      facts.yield ??= yieldIn(labelled, '');
    }
    if (row.text.length > longestFact) {
      facts.yield ??= yieldIn(lastSentence(row.text), '');
      continue;
    }
    const next = withPlainSigns(rows[at + 1]?.text ?? '');
    readTimes(row.text, next, facts);
    for (const part of row.text.split(/\s[|•·]\s/)) facts.yield ??= yieldIn(part, next);
  }
  return facts;
}

/** Digits of Arabic as those that are counted with, and 30′ as minutes. */
const withPlainSigns = (text: string): string => withPlainDigits(text).replace(/(?<=\d)\s?[΄′](?![\d′])/g, ' min');

/** "Serve with the dip. Serves 4" */
function lastSentence(text: string): string {
  const last = /[.!?]\s+(\p{Lu}\p{L}{2,12} \d{1,2}\.?)$/u.exec(text.slice(-longestFact));
  return last?.[1] ?? '';
}

/** Whether times or a yield are said. */
export function hasFacts({ yield: portions, prepMinutes, cookMinutes, totalMinutes }: Draft): boolean {
  return (portions ?? prepMinutes ?? cookMinutes ?? totalMinutes) !== undefined;
}

interface Label {
  time: Time;
  from: number;
  to: number;
}

function readTimes(text: string, next: string, facts: Draft): void {
  const labels = labelsIn(text);
  labels.forEach(({ time, from, to }, at) => {
    if (facts[time] !== undefined) return;
    const rest = text.slice(to);
    const after = isInWords(rest) ? rest : text.slice(to, labels[at + 1]?.from ?? text.length);
    const before = labels.length === 1 ? text.slice(0, from) : '';
    const beside = /^\s*\d/.test(before) ? before : isOnlyLabel(text) && next.length <= 30 ? next : '';
    const said = /\d/.test(after) || isInWords(after) ? after : beside;
    const minutes = /\p{L}|:/u.test(said) ? minutesOf(said.replace(/^[\s:：–-]+/, '')) : null;
    if (minutes !== null && minutes > 0 && minutes <= longestMinutes) facts[time] = minutes;
  });
}

/** "an hour and a half", and "halvanden time" in which "time" is no label. */
function isInWords(text: string): boolean {
  const bare = text.replace(/^[\s:：–-]+/, '');
  return bare.length <= 40 && !/\d/.test(bare) && findDurations(bare)[0]?.start === 0;
}

/** The labels in a line; of two that begin at one place the longer is meant. */
function labelsIn(text: string): Label[] {
  const found = times.flatMap((time) =>
    [...text.matchAll(timeLabels[time])].map((match) => ({
      time,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  found.sort((a, b) => a.from - b.from || b.to - a.to);
  return found.filter((label, at) => found.slice(0, at).every((before) => before.to <= label.from));
}

function isOnlyLabel(text: string): boolean {
  return text.length <= 32 && !/\d/.test(text);
}

function yieldIn(text: string, next: string): Draft['yield'] {
  yieldLabel.lastIndex = 0;
  const found = yieldLabel.exec(text);
  if (!found || text.length > 60) return undefined;
  if (isOnlyLabel(text))
    return /^\D{0,3}\d/.test(next) && next.length <= 30 && !isAmount(next) ? countOf(next) : undefined;
  const inBrackets = /\(([^()]{3,40})\)/.exec(text)?.[1] ?? '';
  yieldLabel.lastIndex = 0;
  if (text.length > inBrackets.length + 2 && /\d/.test(inBrackets) && yieldLabel.test(inBrackets))
    return yieldIn(inBrackets, '');
  const isBefore = /^(?:for|per|pour|für|voor|para)$/i.test(found[0]);
  if (isBefore && !/\d/.test(text.slice(found.index, found.index + found[0].length + 14))) return undefined;
  const near = text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 14);
  if (!/\d/.test(near) || /\d\s*(?:min|kcal|cal|g\b|%|h\b|std|°|kg\b)|[£$€¥]\s?\d/i.test(near)) return undefined;
  return countOf(text.slice(Math.max(0, found.index - 12)));
}

/** "For the sauce:" stands above what is measured. */
const isAmount = (text: string): boolean =>
  /^\D{0,3}\d[\d.,/]*\s*(?:g|kg|ml|cl|dl|l|oz|lb|tsp|tbsp|el|tl|cups?)(?!\p{L})/iu.test(text);

/** Nobody cooks for more at once; larger numbers are years and ratings. */
const mostServings = 200;

function countOf(text: string): Draft['yield'] {
  if (!findQuantity(text)) return undefined;
  const said = readYield(text.trim());
  return said.amount !== null && said.amount > 0 && said.amount <= mostServings ? said : undefined;
}
