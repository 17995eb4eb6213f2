import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {partOf} from '../../../src/offline/worker/part-of.js';

const file = () =>
  new Response('0123456789', {headers: {'content-type': 'video/mp4', etag: '"1"'}});

describe('partOf', () => {
  for (const [range, text, named] of [
    ['bytes=2-5', '2345', '2-5'],
    ['bytes=0-', '0123456789', '0-9'],
    ['bytes=0-0', '0', '0-0'],
    ['bytes=9-9', '9', '9-9'],
    ['bytes=8-10', '89', '8-9'],
    ['bytes=5-999999', '56789', '5-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-30', '0123456789', '0-9'],
    ['Bytes = 4-4', '4', '4-4'],
  ] as const) {
    it(`is "${text}" for "${range}"`, async () => {
      const part = await partOf(file(), range);
      expect(part.status).to.equal(206);
      expect(part.headers.get('content-range')).to.equal(`bytes ${named}/10`);
      expect(part.headers.get('content-length')).to.equal(String(text.length));
      expect(part.headers.get('content-type')).to.equal('video/mp4');
      expect(await part.text()).to.equal(text);
    });
  }

  for (const range of ['bytes=10-', 'bytes=99-100', 'bytes=-0']) {
    it(`is missing for "${range}"`, async () => {
      const part = await partOf(file(), range);
      expect(part.status).to.equal(416);
      expect(part.headers.get('content-range')).to.equal('bytes */10');
      expect(await part.text()).to.equal('');
    });
  }

  for (const range of ['bytes=0-1,4-5', 'bytes=-', 'bytes=5-2', 'lines=1-2', '']) {
    it(`is the file for "${range}"`, async () => {
      const part = await partOf(file(), range);
      expect(part.status).to.equal(200);
      expect(await part.text()).to.equal('0123456789');
    });
  }
});
