import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {filesNamed, sourcesOf} from '../../../src/api-pages/api-sources.js';

const filesOf = (config: object) =>
  sourcesOf(normalizeConfig({name: 'Acme', ...config})).map(({file}) => file);

const named = (name: string, ...files: readonly string[]) =>
  filesNamed(
    name,
    files.map((file) => ({file})),
  );

describe('sourcesOf', () => {
  it('finds the files of the site, of divisions at any depth, of groups and of entries', () => {
    const navigation = {
      openapi: 'all.json',
      tabs: [
        {
          tab: 'A',
          openapi: ['a.json', {source: 'b.yaml', directory: 'b'}],
          groups: [
            {group: 'C', openapi: 'c.json', pages: [{group: 'D', openapi: 'd.json', pages: ['p']}]},
            {group: 'E', pages: ['e.json GET /x', 'a GET /x']},
          ],
        },
      ],
    };
    const found = filesOf({api: {openapi: 'site.json'}, navigation});
    expect(found.toSorted()).to.deep.equal(
      ['site.json', 'all.json', 'a.json', 'b.yaml', 'c.json', 'd.json', 'e.json'].toSorted(),
    );
    expect(found[0]).to.equal('site.json');
  });

  it('names each file once', () => {
    expect(filesOf({openapi: ['/o.json', 'o.json'], api: {openapi: './o.json'}})).to.have.length(1);
  });
});

describe('filesNamed', () => {
  it('finds a file by its name, without folder or extension', () => {
    expect(named('/api/o.json', 'api/o.json')).to.deep.equal(['api/o.json']);
    expect(named('o.json', 'api/o.json')).to.deep.equal(['api/o.json']);
    expect(named('o', 'api/o.json')).to.deep.equal(['api/o.json']);
  });

  it('prefers the file that is named exactly', () => {
    expect(named('o.yaml', 'o.json', 'o.yaml')[0]).to.equal('o.yaml');
    expect(named('v2/o.json', 'v1/o.json', 'v2/o.json')).to.deep.equal(['v2/o.json']);
  });

  it('does not take a file of another folder', () => {
    expect(named('v2/o.json', 'v1/o.json')[0]).to.equal('v2/o.json');
  });

  it('guesses files that the configuration does not name', () => {
    expect(named('new', 'api/o.json')).to.deep.equal([
      'new.json',
      'new.yaml',
      'new.yml',
      'api/new.json',
      'api/new.yaml',
      'api/new.yml',
    ]);
    expect(named('new.yml')).to.deep.equal(['new.yml']);
  });

  it('takes a URL as it is, also with a query', () => {
    const url = 'https://api.example/openapi.json?v=2';
    expect(named(url, 'o.json')).to.deep.equal([url]);
  });
});
