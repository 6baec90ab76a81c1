import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { type ReactNode, useMemo } from 'react';
import { elementsOf } from './elements-of.ts';

/** What a text may hold; everything else is taken out and its words are kept. */
const allowedTags =
  'strong em b i u p code pre samp kbd var sub sup dfn cite small address hr br id div span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd abbr a img blockquote iframe del ins table thead tbody tfoot tr th td colgroup'.split(
    ' ',
  );

const allowedAttributes =
  'href src alt height width class allow title allowfullscreen frameborder scrolling cite datetime name abbr target border'.split(
    ' ',
  );

const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });
const purify = DOMPurify(window);

// A link of somebody else's text never gets hold of this window, and gives search engines no hint.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('rel', 'noopener noreferrer nofollow');
  if (element.getAttribute('href')?.match(/^https?:/)) element.setAttribute('target', '_blank');
});

interface RenderedMarkdownProps {
  text: string;
  className: string;
  renderWords?: ((words: string) => ReactNode) | undefined;
}

export default function RenderedMarkdown({ text, className, renderWords }: RenderedMarkdownProps) {
  const html = useMemo(() => (renderWords ? '' : asSafeHtml(text)), [text, renderWords]);
  const elements = useMemo(() => renderWords && elementsOf(asSafeNodes(text), renderWords), [text, renderWords]);
  if (elements) return <div className={className}>{elements}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the rules beside
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const rules = { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: allowedAttributes, ALLOW_DATA_ATTR: false };

const asSafeHtml = (text: string) => purify.sanitize(markdown.render(text), rules);
const asSafeNodes = (text: string) =>
  purify.sanitize(markdown.render(text), { ...rules, RETURN_DOM_FRAGMENT: true }).childNodes;
