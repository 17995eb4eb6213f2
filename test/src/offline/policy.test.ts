import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {kindOf, type FileKind, type RequestFacts} from '../../../src/offline/policy.js';

const scope = {
  scope: 'https://docs.example/site/',
  assets: ['https://docs.example/site/docs-site/', 'https://cdn.example/1.2/'],
};

const request = (url: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  url: new URL(url, scope.scope).href,
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  destination: '',
  headers: new Headers(),
  ...facts,
});

const navigation = {mode: 'navigate', destination: 'document'} as const;

describe('kindOf', () => {
  describe('where our script is in the folder of the site', () => {
    const assets = [scope.scope];
    for (const [url, kind] of [
      ['docs.json', 'text'],
      ['guides/start.md', 'text'],
      ['icons/brands/logo.svg', 'media'],
      ['docs-site.js', 'script'],
      ['main.js', 'script'],
      ['chunks/AbC12345/tabs.js', 'chunk'],
      ['app.js', undefined],
      ['users', undefined],
    ] as const) {
      it(`is ${String(kind)} for "${url}"`, () => {
        expect(kindOf(request(url, {destination: ''}), {...scope, assets})).to.equal(kind);
      });
    }
  });

  it('knows the script of one site in the folder that has the script of another', () => {
    const assets = [scope.scope, `${scope.scope}blog/`];
    for (const url of ['blog/docs-site.js', 'docs-site.js']) {
      expect(kindOf(request(url, {destination: 'script'}), {...scope, assets})).to.equal('script');
    }
  });

  const kinds: readonly [url: string, facts: Partial<RequestFacts>, kind: FileKind | undefined][] =
    [
      ['', navigation, 'document'],
      ['index.html', navigation, 'document'],
      ['guides/start', navigation, 'document'],
      ['?x=1', navigation, 'document'],
      ['releases/v1.2', navigation, 'document'],
      ['files/prices.pdf', navigation, undefined],
      ['guides/start.mdx', navigation, undefined],
      ['images/a.png', navigation, 'media'],
      ['docs.json', {}, 'text'],
      ['guides/start.mdx', {cache: 'no-cache'}, 'text'],
      ['api/openapi.yaml', {}, 'text'],
      ['Ünïcode/ページ.md', {}, 'text'],
      ['images/a.PNG', {destination: 'image'}, 'media'],
      ['logo.svg?v=2', {destination: 'image'}, 'media'],
      ['video.mp4', {destination: 'video'}, 'media'],
      ['docs-site/docs-site.js?v=2', {destination: 'script'}, 'script'],
      ['docs-site/main.js', {destination: 'script'}, 'script'],
      ['docs-site/chunks/AbC12345/tabs.js', {destination: 'script'}, 'chunk'],
      ['docs-site/icons/3f08d753/1.json', {}, 'asset'],
      ['docs-site/fonts/stix-two-math.woff2', {destination: 'font'}, 'asset'],
      ['https://cdn.example/1.2/chunks/AbC12345/tabs.js', {destination: 'script'}, 'chunk'],
      // What belongs to others
      ['https://cdn.example/other.js', {destination: 'script'}, undefined],
      ['https://docs.example/app/docs.json', {}, undefined],
      ['https://docs.example/site.json', {}, undefined],
      ['https://images.example/a.png', {destination: 'image'}, undefined],
      ['app.js', {destination: 'script'}, undefined],
      ['app.css', {destination: 'style'}, undefined],
      ['users', {}, undefined],
      // What must come from the host
      ['docs.json', {method: 'POST'}, undefined],
      ['docs.json', {method: 'HEAD'}, undefined],
      ['docs.json', {cache: 'no-store'}, undefined],
      ['docs.json', {cache: 'reload'}, undefined],
      ['docs.json', {headers: new Headers({Authorization: 'Bearer x'})}, undefined],
      ['docs.json', {headers: new Headers({'X-Api-Key': 'x'})}, undefined],
      ['docs.json', {headers: new Headers({'X-Auth-Token': 'x', Accept: '*/*'})}, undefined],
      ['docs.json', {headers: new Headers({'Proxy-Authorization': 'x'})}, undefined],
      ['docs.json', {headers: new Headers({'X-Cookie': 'x'})}, undefined],
      ['docs.json', {headers: new Headers({'Api-Range': 'x'})}, undefined],
      ['video.mp4', {headers: new Headers({Range: 'bytes=0-', Cookie: 'x'})}, undefined],
      // What browsers add
      ['docs.json', {headers: new Headers({Accept: '*/*', 'Accept-Language': 'de'})}, 'text'],
      ['docs.json', {headers: new Headers({'User-Agent': 'x', 'Sec-CH-UA-Mobile': '?0'})}, 'text'],
      ['docs.json', {headers: new Headers({'Save-Data': 'on', DPR: '2'})}, 'text'],
      ['video.mp4', {headers: new Headers({Range: 'bytes=0-', Accept: '*/*'})}, 'media'],
      [
        'docs-site/docs-site.js',
        {destination: 'script', headers: new Headers({Origin: 'https://docs.example'})},
        'script',
      ],
      [
        'guides/start',
        {...navigation, headers: new Headers({'Upgrade-Insecure-Requests': '1'})},
        'document',
      ],
    ];
  for (const [url, facts, kind] of kinds) {
    const {method, mode, cache, headers} = facts;
    const words = [method, mode, cache, ...(headers?.keys() ?? [])].filter(Boolean).join(' ');
    it(`is ${String(kind)} for "${url}" ${words}`, () => {
      expect(kindOf(request(url, facts), scope)).to.equal(kind);
    });
  }
});
