import {expect} from '@open-wc/testing';
import {readFiles} from '../../../../elements/offline/file/read-files.js';

/** Reads files of a site whose host answers like this; `waits` tells how long that may take. */
async function read(answers: Readonly<Record<string, () => unknown>>, waits?: 'no time') {
  const folder = new URL('https://docs.acme.dev/');
  const requested: RequestInit[] = [];
  const {found, missing} = await readFiles({
    paths: Object.keys(answers),
    folder,
    origin: folder.origin,
    onProgress: () => undefined,
    fetch: async (input, options) => {
      requested.push(options!);
      const path = (input as URL).pathname.slice(1);
      return (await answers[path]!()) as Response;
    },
    timeout: (_ms, task) => {
      const waiting = waits && setTimeout(task);
      return () => clearTimeout(waiting);
    },
  });
  return {found: Object.fromEntries(found), missing, requested};
}

const answer = (content: BodyInit | null, type: string, options: ResponseInit = {}) =>
  new Response(content, {...options, headers: {'content-type': type}});

describe('reading the files of a site', () => {
  it('asks the host alone, not what was kept, and follows no redirect to another one', async () => {
    const {found, missing, requested} = await read({'a.png': () => answer('red', 'image/png')});
    expect(found).to.deep.equal({'a.png': {type: 'image/png', base64: 'cmVk'}});
    expect(missing).to.deep.equal([]);
    expect(requested[0]).to.include({mode: 'same-origin', cache: 'reload'});
  });

  it('takes no page of HTML for a file', async () => {
    const page = () => answer('<!doctype html>', 'text/html; charset=utf-8');
    const {found, missing} = await read({'a.png': page, 'b.pdf': page, 'c.html': page});
    expect(Object.keys(found)).to.deep.equal(['c.html']);
    expect(missing).to.deep.equal(['a.png', 'b.pdf']);
  });

  it('names files that the host does not have', async () => {
    const {missing} = await read({'a.png': () => answer('', 'image/png', {status: 500})});
    expect(missing).to.deep.equal(['a.png']);
  });

  it('waits for no answer and no rest of a file that do not come', async () => {
    const answers = {
      'a.png': () => new Promise(() => undefined),
      'b.png': () => answer(new ReadableStream({}), 'image/png'),
    };
    const {missing} = await read(answers, 'no time');
    expect(missing).to.deep.equal(['a.png', 'b.png']);
  });

  it('stops reading a file that is too large', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent += 1_000_000;
          controller.enqueue(new Uint8Array(1_000_000));
        },
      });
    const {missing} = await read({'a.mp4': () => answer(endless(), 'video/mp4')});
    expect(missing).to.deep.equal(['a.mp4']);
    expect(sent).to.be.below(8_000_000);
    const {found} = await read({'a.png': () => answer(endless(), 'image/png')});
    expect(found).to.deep.equal({});
  });
});
