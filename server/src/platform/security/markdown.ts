import sanitizeHtml from 'sanitize-html';

const tags = `strong em b i u p code pre samp kbd var sub sup dfn cite small address hr br id div span h1 h2 h3 h4 h5 h6
  ul ol li dl dt dd abbr a img blockquote iframe del ins table thead tbody tfoot tr th td colgroup`.split(/\s+/);

const attributes = `href src alt height width class allow title allowfullscreen frameborder scrolling cite datetime name
  abbr target border`.split(/\s+/);

const rules: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { '*': attributes, a: [...attributes, 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  // A frame of our own address would show uploaded files as if they were ours.
  allowIframeRelativeUrls: false,
  nestingLimit: 60,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** HTML with only harmless tags, attributes and addresses left. */
export const safeHtml = (html: string): string => sanitizeHtml(html, rules);

/**
 * A text in Markdown whose embedded HTML is harmless, everything else as it was typed: quotes, ampersands and "< 5 °C"
 * stay readable in the editor. Addresses of Markdown links are the business of whoever turns it into HTML.
 */
export function safeMarkdown(markdown: string): string {
  if (!markdown.includes('<')) return markdown;
  const withoutAutolinks = markdown.replace(/<((?:https?:\/\/|mailto:)[^\s<>"]+)>/gi, '$1');
  // A "<" that nothing closes is a sign, not a tag; a parser would swallow the rest of the text.
  const withSigns = withoutAutolinks.replace(/<(?![^<]*>)/g, '&lt;');
  return sanitizeHtml(withSigns, { ...rules, textFilter: asTyped });
}

/** Undoes the escaping of signs that cannot open a tag or name a character, whatever follows in the next piece of text. */
const asTyped = (escaped: string): string =>
  escaped
    .replace(/&gt;/g, '>')
    .replace(/&lt;(?=[\s\d=])/g, '<')
    .replace(/&amp;(?=.)(?!#?\w*;)/gs, '&');
