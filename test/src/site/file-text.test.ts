import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {isHtml} from '../../../src/site/file-text.js';

describe('isHtml', () => {
  it('knows pages by their first bytes, whatever their type', () => {
    for (const text of [
      '<!doctype html>',
      '\n <!DOCTYPE HTML PUBLIC ""',
      '<html>',
      '<HTML lang="en">',
    ]) {
      expect(isHtml(text, 'text/markdown'), text).to.equal(true);
    }
  });

  it('takes other texts for files', () => {
    for (const text of [
      '',
      '# Hi',
      '<Note>Hi</Note>',
      '<!-- note -->\n# Hi',
      '<htmlx>',
      '<p>Hi</p>',
    ]) {
      expect(isHtml(text, 'text/plain'), text).to.equal(false);
    }
  });

  it('believes the type unless the text is clearly a file', () => {
    expect(isHtml('Not found', 'text/html')).to.equal(true);
    expect(isHtml('<p>', 'application/xhtml+xml')).to.equal(true);
    expect(isHtml(' {"name": 1}', 'text/html')).to.equal(false);
    expect(isHtml('---\ntitle: x', 'text/html; charset=utf-8')).to.equal(false);
  });

  it('passes over comments before it judges, however many', () => {
    const comments = '<!-- a -->\n'.repeat(2_000);
    expect(isHtml(`${comments}# Hi`, 'text/plain')).to.equal(false);
    expect(isHtml(`${comments}<!doctype html>`, 'text/plain')).to.equal(true);
    expect(isHtml('<!-- never closed', 'text/plain')).to.equal(false);
  });
});
