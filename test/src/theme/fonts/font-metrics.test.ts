import {readFileSync} from 'node:fs';
import {brotliDecompressSync, inflateSync} from 'node:zlib';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fallbackFaces} from '../../../../src/theme/fonts/fallback-face.js';
import {fontMetrics, type FontMetrics} from '../../../../src/theme/fonts/font-metrics.js';

const decompress = {
  zlib: (bytes: Uint8Array) => inflateSync(bytes),
  brotli: (bytes: Uint8Array) => brotliDecompressSync(bytes),
};
const metricsOf = (bytes: Uint8Array) => fontMetrics(bytes, decompress);

/** The same font in three formats. */
const files = {
  OpenType: 'node_modules/katex/dist/fonts/KaTeX_Main-Regular.ttf',
  WOFF: 'node_modules/katex/dist/fonts/KaTeX_Main-Regular.woff',
  WOFF2: 'node_modules/katex/dist/fonts/KaTeX_Main-Regular.woff2',
};

/** Metrics without the rest of a division. */
const rounded = (metrics: FontMetrics | undefined) =>
  metrics && {
    ascent: metrics.ascent.toFixed(3),
    descent: metrics.descent.toFixed(3),
    lineGap: metrics.lineGap.toFixed(3),
    width: metrics.width.toFixed(3),
  };

describe('fontMetrics', () => {
  for (const [format, file] of Object.entries(files)) {
    it(`are those of a file of ${format}`, () => {
      expect(rounded(metricsOf(readFileSync(file)))).to.deep.equal({
        ascent: '0.903',
        descent: '0.272',
        lineGap: '0.090',
        width: '0.428',
      });
    });

    it(`are unknown for a file of ${format} that ends early`, () => {
      const bytes = readFileSync(file);
      for (let size = 0; size < 600; size++) {
        expect(metricsOf(bytes.subarray(0, size)), `${size}`).to.equal(undefined);
      }
    });
  }

  it('are the typographic ones where the font says so', () => {
    const bytes = readFileSync(files.OpenType);
    const table = bytes.readUInt32BE(bytes.indexOf('OS/2') + 8);
    bytes.writeUInt16BE(bytes.readUInt16BE(table + 62) | 128, table + 62);
    expect(rounded(metricsOf(bytes))).to.deep.equal({
      ascent: '0.800',
      descent: '0.200',
      lineGap: '0.090',
      width: '0.428',
    });
  });

  it('are unknown for other files, and for a font without letters', () => {
    expect(metricsOf(new TextEncoder().encode('p { margin: 0 }'))).to.equal(undefined);
    const ofBrackets = readFileSync('node_modules/katex/dist/fonts/KaTeX_Size4-Regular.woff2');
    expect(metricsOf(ofBrackets)).to.equal(undefined);
  });
});

describe('fallbackFaces', () => {
  it('are fonts of systems that are as wide and as high', () => {
    const metrics = {ascent: 0.9, descent: 0.3, lineGap: 0.09, width: 0.529};
    const [first, ...others] = fallbackFaces('Acme "Sans"', metrics);
    expect(first).to.deep.equal({
      family: 'Acme "Sans" as Arial',
      rule:
        '@font-face { font-family: "Acme \\22 Sans\\22  as Arial"; src: local("Arial"), ' +
        'local("ArialMT"), local("Liberation Sans"), local("Arimo"), local("Helvetica"); ' +
        'size-adjust: 120.01%; ascent-override: 74.99%; descent-override: 25%; ' +
        'line-gap-override: 7.5%; }\n',
    });
    const scales = others.map(({rule}) =>
      /src: local\("(.*?)".*\); size-adjust: (.*?);/.exec(rule),
    );
    expect(scales.map((found) => found?.slice(1))).to.deep.equal([
      ['Open Sans', '113.37%'],
      ['DejaVu Sans', '104.36%'],
    ]);
  });
});
