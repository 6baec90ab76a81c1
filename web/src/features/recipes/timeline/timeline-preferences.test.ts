import { expect, test } from 'vitest';
import { chosenTypes, type EventType } from './timeline-preferences.ts';

test.each<[EventType[], EventType, EventType[]]>([
  [['system', 'info', 'comment'], 'comment', ['comment']],
  [['comment'], 'info', ['comment', 'info']],
  [['comment', 'info'], 'comment', ['info']],
  [['info'], 'info', ['system', 'info', 'comment']],
])('%j and %s are %j', (before, type, after) => expect(chosenTypes(before, type)).toEqual(after));
