import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';
import { allowedAttributes, allowedTags } from './markdown-rules.ts';

const markdown = new MarkdownIt({ html: true, linkify: true, breaks: true });
const purify = DOMPurify(window);

// A link of somebody else's text never gets hold of this window, and gives search engines no hint.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('rel', 'noopener noreferrer nofollow');
  if (element.getAttribute('href')?.match(/^https?:/)) element.setAttribute('target', '_blank');
});

export default function RenderedMarkdown({ text, className }: { text: string; className: string }) {
  const html = useMemo(() => asSafeHtml(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the rules beside
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const asSafeHtml = (text: string) =>
  purify.sanitize(markdown.render(text), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
  });
