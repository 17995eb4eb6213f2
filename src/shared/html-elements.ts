/** Elements without content: they need no closing tag. */
export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements of which nothing is shown, not even their content. */
export const droppedElements: ReadonlySet<string> = new Set(
  'script style template noscript object embed base meta link title head'.split(' '),
);
