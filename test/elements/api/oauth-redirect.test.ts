import {expect} from '@open-wc/testing';
import {passOAuthAnswer, statePrefix} from '../../../elements/api/oauth-redirect.js';

function at<T>(search: string, run: () => T): T {
  const here = location.href;
  history.replaceState(null, '', `${location.origin}${location.pathname}${search}`);
  try {
    return run();
  } finally {
    history.replaceState(null, '', here);
  }
}

describe('passOAuthAnswer', () => {
  it('passes the URL on to the window that waits, and removes the code from it', async () => {
    const state = `${statePrefix}abc`;
    const channel = new BroadcastChannel(state);
    const message = new Promise<MessageEvent<{url: string}>>((resolve) =>
      channel.addEventListener('message', resolve, {once: true}),
    );
    const original = window.close.bind(window);
    let isClosed = false;
    window.close = () => void (isClosed = true);
    const left = at(`?code=c1&state=${state}`, () => {
      expect(passOAuthAnswer()).to.equal(true);
      return location.search;
    });
    window.close = original;
    const {url} = (await message).data;
    channel.close();
    expect(new URL(url).searchParams.get('code')).to.equal('c1');
    expect(left).to.equal('');
    expect(isClosed).to.equal(true);
  });

  it('removes the code where the path begins like a URL of another host', () => {
    const here = location.href;
    history.replaceState(null, '', `${location.origin}//other.test/`);
    const original = window.close.bind(window);
    window.close = () => undefined;
    const left = at(`?code=c1&state=${statePrefix}abc`, () => {
      expect(passOAuthAnswer()).to.equal(true);
      return location.href;
    });
    window.close = original;
    history.replaceState(null, '', here);
    expect(left).to.equal(`${location.origin}//other.test/`);
  });

  it('leaves the state of others alone', () => {
    expect(at('?code=c1&state=other', passOAuthAnswer)).to.equal(false);
    expect(at('?q=1', passOAuthAnswer)).to.equal(false);
  });
});
