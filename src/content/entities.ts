/**
 * Decodes HTML entities: numeric ones, and the names that people write (Latin letters, punctuation, arrows, symbols).
 * Other names stay as written.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi,
    (written, hex, decimal, name) => {
      if (typeof name === 'string') return named.get(name) ?? written;
      const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}

const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const others =
  'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ hellip … bull • ' +
  'dagger † Dagger ‡ prime ′ Prime ″ lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ rArr ⇒ ' +
  'hArr ⇔ crarr ↵ forall ∀ part ∂ exist ∃ isin ∈ prod ∏ sum ∑ minus − radic √ infin ∞ cap ∩ cup ∪ int ∫ asymp ≈ ' +
  'ne ≠ le ≤ ge ≥ check ✓ cross ✗ star ☆ starf ★ alpha α beta β gamma γ delta δ Delta Δ epsilon ε lambda λ mu μ ' +
  'pi π sigma σ phi φ omega ω Omega Ω lbrace { rbrace } lcub { rcub } lbrack [ rbrack ] lpar ( rpar ) ast * vert | ' +
  'grave ` num # dollar $ percnt % plus + comma , period . sol / bsol \\ colon : semi ; equals = quest ? commat @ ' +
  'excl ! lowbar _';

const named: ReadonlyMap<string, string> = new Map([
  ...latin
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...[...others.matchAll(/(\w+) (\S)/g)].map(([, name = '', character = '']): [string, string] => [
    name,
    character,
  ]),
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200C'],
  ['zwj', '\u200D'],
]);
