import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {scriptInSvg} from '../../../src/check/scripts-in-svg.js';

/** The line of the first script of an image with this content. */
const inSvg = (content: string) =>
  scriptInSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n${content}\n</svg>`);

describe('scriptInSvg', () => {
  it('finds scripts, handlers and links to scripts', () => {
    const all = [
      '<script>go()</script>',
      '<script href="a.js"/>',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">go()</s:script>',
      '<a title="a > b"\nonclick = "go()"/>',
      "<set onbegin='go()'/>",
      '<a xlink:href=" javascript:go()">A</a>',
    ];
    expect(all.map((one) => inSvg(one))).to.deep.equal(all.map(() => 2));
    expect(scriptInSvg('<svg onload="go()"/>')).to.equal(1);
  });

  it('finds those that are written in another way, frames, and entities with markup', () => {
    const all = [
      '<a href="&#106;avascript:go()">A</a>',
      '<a href="java&#x0a;script&#0000000058;go()">A</a>',
      '<a href="&start;:go()">A</a>',
      "<animate attributeName='href' values='#a; javascript:go()'/>",
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="a.html"/></foreignObject>',
      '<foreignObject><h:iframe srcdoc="&lt;script>go()"/></foreignObject>',
      '<foreignObject><x:y srcdoc = "&lt;script>go()"/></foreignObject>',
      '<é:script xmlns:é="http://www.w3.org/2000/svg">go()</é:script>',
    ];
    expect(all.map((one) => inSvg(one))).to.deep.equal(all.map(() => 2));
    const entity = (value: string) =>
      scriptInSvg(`<!DOCTYPE svg [\n<!ENTITY a "${value}">\n]>\n<svg>&a;</svg>`);
    expect(entity('<script>go()</script>')).to.equal(2);
    expect(entity('&#60;script>go()&#60;/script>')).to.equal(2);
    expect(entity('http://ns.adobe.com/Graphs/1.0/')).to.equal(undefined);
  });

  it('takes nothing else for one', () => {
    const none = [
      '<!-- <script>go()</script> -->',
      '<style><![CDATA[ <a onclick="go()"> ]]></style>',
      '<text>&lt;script> "on a = b" isn\'t one</text><path d="M0 0"/>',
      '<title data-words=" onclick=">Scripts on=off</title><a href="#javascript:">A</a>',
      '<script-like/><scripté/>',
      '<a href="page?a=1&amp;b=2;c">A</a><a href="a&amp;b.html">B</a>',
      '<g aria-label="JavaScript: a logo"/>',
    ];
    expect(none.map((one) => inSvg(one))).to.deep.equal(none.map(() => undefined));
  });

  it('reads text that never ends once', () => {
    const starts = ['<a "', '<a \'<b "', '<!--<', '<![CDATA[<', '<a', '<a href=";&a', ' href='];
    for (const start of starts) expect(scriptInSvg(start.repeat(50_000))).to.equal(undefined);
  });
});
