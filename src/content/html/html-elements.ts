/** The HTML elements that a page may hold; everything else shows its children. */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address article aside audio b bdi bdo big blockquote br button caption ' +
    'center cite code col colgroup data dd del details dfn div dl dt em figcaption figure font ' +
    'footer h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img ins kbd label li main mark meter ' +
    'nav nobr ol p picture pre progress q rp rt ruby s samp section small source span strike ' +
    'strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr ' +
    'fieldset form input legend optgroup option output select textarea'
  ).split(' '),
);

/** Those among them that are part of a line of text, and `svg`. */
export const inlineElements: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big button cite code data del dfn em font i img ins kbd label ' +
    'mark meter nobr picture progress q rp rt ruby s samp small span strike strong sub sup svg ' +
    'time tt u var wbr input output select textarea'
  ).split(' '),
);
