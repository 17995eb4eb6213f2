import mermaid from 'mermaid/dist/mermaid.esm.min.mjs';
import {readHex} from '../../../src/theme/color.js';
import {makeReadable} from './make-readable.js';

/** The colors of a diagram, as `#rrggbb`. */
export interface DiagramColors {
  readonly background: string;
  readonly tint: string;
  readonly text: string;
  readonly line: string;
  readonly accent: string;
}

/** The style of a diagram. */
export interface DiagramStyle {
  readonly isDark: boolean;
  readonly colors: DiagramColors;
  /** CSS font family. */
  readonly font: string;
  /** The available width, in pixels. */
  readonly width: number;
}

// Mermaid must not search the page for diagrams, not even on load.
mermaid.initialize({startOnLoad: false});
let drawn = 0;

/**
 * Draws a diagram, readable on the fills that its author chose. Throws if its source has an error.
 *
 * Mermaid creates HTML from strings, which it sanitizes: it must not be called if the policy blocks
 * that. Its result is parsed in a separate document and sanitized again.
 */
export async function drawDiagram(source: string, look: DiagramStyle): Promise<SVGSVGElement> {
  const {background, tint, text, line, accent} = look.colors;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    // Diagrams cannot set these: styles of authors would load files and style the page.
    secure: ['themeCSS', 'fontFamily', 'altFontFamily'],
    suppressErrorRendering: true,
    fontFamily: look.font,
    theme: 'base',
    themeVariables: {
      darkMode: look.isDark,
      background: background,
      primaryColor: tint,
      primaryTextColor: text,
      primaryBorderColor: accent,
      secondaryColor: background,
      tertiaryColor: background,
      lineColor: line,
      textColor: text,
      noteBkgColor: tint,
      noteTextColor: text,
      noteBorderColor: line,
      edgeLabelBackground: background,
      fontFamily: look.font,
      fontSize: '15px',
    },
  });
  const place = document.createElement('div');
  for (const [name, value] of [
    ['position', 'fixed'],
    ['visibility', 'hidden'],
    ['inset', '0 auto auto 0'],
    ['clip-path', 'inset(50%)'],
    ['width', `${look.width}px`],
  ] as const) {
    place.style.setProperty(name, value);
  }
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  try {
    const {svg} = await mermaid.render(`docs-diagram-${++drawn}`, withoutStyles(source), place);
    const drawing = cleaned(svg);
    place.append(drawing);
    const [onBackground, ofText] = [readHex(background), readHex(text)];
    if (onBackground && ofText) makeReadable(drawing, onBackground, ofText);
    return drawing;
  } finally {
    place.remove();
  }
}

/** The source without the styles of HTML in its labels, which could load files. */
function withoutStyles(source: string): string {
  return source.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );
}

/** Sanitizes again: no scripts, event handlers or `javascript:` URLs. */
function cleaned(svg: string): SVGSVGElement {
  const drawing = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  if (!drawing) throw new Error('Nothing was drawn');
  drawing.querySelectorAll('script, iframe, object, embed').forEach((element) => element.remove());
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const {name, value} of [...element.attributes]) {
      const isUrl = /^(?:xlink:)?href$|^src$/.test(name);
      if (/^on/i.test(name) || (isUrl && /^\s*(?:javascript|vbscript|data):/i.test(value))) {
        element.removeAttribute(name);
      }
    }
  }
  return document.adoptNode(drawing);
}
