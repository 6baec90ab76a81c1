import { createElement, type ReactNode } from 'react';

/** Attributes that React knows by another name. */
const otherNames: Record<string, string> = {
  class: 'className',
  datetime: 'dateTime',
  allowfullscreen: 'allowFullScreen',
  frameborder: 'frameBorder',
};

/** Between these no words stand, only for white space that is not seen. */
const withoutWords = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'COLGROUP', 'UL', 'OL', 'DL']);

/** What code or a link says is taken as it stands. */
const verbatim = new Set(['CODE', 'PRE', 'KBD', 'SAMP', 'A']);

/**
 * Sanitized nodes as React elements, with their words drawn by a function.
 * @param isVerbatim the words are inside of code or a link, where nothing can be tapped
 */
export function elementsOf(
  nodes: Iterable<Node>,
  renderWords: (words: string) => ReactNode,
  isVerbatim = false,
): ReactNode[] {
  return [...nodes].map((node, index) => {
    if (!(node instanceof Element)) {
      const words = node.textContent ?? '';
      if (words.trim() === '' && node.parentNode && withoutWords.has(node.parentNode.nodeName)) return null;
      return isVerbatim ? words : createElement(WordRun, { key: index, words, renderWords });
    }
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [otherNames[name] ?? name, value]),
    );
    const children = elementsOf(node.childNodes, renderWords, isVerbatim || verbatim.has(node.nodeName));
    return createElement(node.localName, { key: index, ...attributes }, ...children);
  });
}

function WordRun({ words, renderWords }: { words: string; renderWords: (words: string) => ReactNode }) {
  return renderWords(words);
}
