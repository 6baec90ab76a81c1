/** What a text may hold; everything else is taken out and its words are kept. */
export const allowedTags =
  'strong em b i u p code pre samp kbd var sub sup dfn cite small address hr br id div span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd abbr a img blockquote iframe del ins table thead tbody tfoot tr th td colgroup'.split(
    ' ',
  );

export const allowedAttributes =
  'href src alt height width class allow title allowfullscreen frameborder scrolling cite datetime name abbr target border'.split(
    ' ',
  );
