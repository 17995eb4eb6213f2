import {learnEntities} from './entities.js';

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

// Importing this module is what teaches the rest of the names: nothing depends on when it happens but what is shown.
learnEntities([
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
