import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {SearchIndex} from '../../../src/search/search-index.js';
import type {PagePlace, SearchedPage} from '../../../src/search/searched-page.js';

type Written = Partial<SearchedPage> & Partial<PagePlace> & {readonly text?: string};

/** An index of pages: path → what differs from a page without text. */
function indexOf(pages: Readonly<Record<string, Written>>): SearchIndex {
  const index = new SearchIndex();
  for (const [path, {text = '', trail = [], scopes = [{}], ...page}] of Object.entries(pages)) {
    const section = {id: '', headings: [], names: [], text, code: ''};
    const whole = {title: path, keywords: [], boost: 1, sections: [section], ...page, path};
    index.add(whole, {path, trail, scopes});
  }
  return index;
}

const here = {scope: {}, limit: 10};
const paths = (index: SearchIndex, typed: string, options = here) =>
  index.search(typed, options).pages.map(({path}) => path);

describe('SearchIndex', () => {
  it('finds words that are typed wrong or not yet typed to their end', () => {
    const index = indexOf({a: {text: 'Authentication with tokens'}, b: {text: 'Pagination'}});
    expect(paths(index, 'authentcation')).to.deep.equal(['a']);
    expect(paths(index, 'authen')).to.deep.equal(['a']);
    expect(paths(index, 'pagniation')).to.deep.equal(['b']);
    expect(paths(index, 'paigntaion')).to.deep.equal([]);
    expect(paths(index, 'xyzzy')).to.deep.equal([]);
    expect(paths(index, '')).to.deep.equal([]);
  });

  it('finds words that are names of what every object has', () => {
    const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const index = indexOf(Object.fromEntries(words.map((word) => [word, {text: `A ${word}.`}])));
    for (const word of words) expect(paths(index, word)[0]).to.equal(word);
    expect(paths(indexOf({a: {text: 'None'}}), words.join(' '))).to.deep.equal([]);
  });

  it('takes two letters that were swapped for one mistake', () => {
    const index = indexOf({a: {text: 'The sidebar'}, b: {text: 'The search of the site'}});
    expect(paths(index, 'sidebra')).to.deep.equal(['a']);
    expect(paths(index, 'serach site')).to.deep.equal(['b']);
  });

  it('prefers titles to headings, these to text, and text to code', () => {
    const section = {id: '', headings: [], names: [], text: '', code: ''};
    const index = indexOf({
      code: {title: 'C', sections: [{...section, code: 'webhook'}]},
      text: {title: 'T', text: 'webhook'},
      heading: {title: 'H', sections: [section, {...section, id: 'w', headings: ['Webhook']}]},
      title: {title: 'Webhook'},
    });
    expect(paths(index, 'webhook')).to.deep.equal(['title', 'heading', 'text', 'code']);
  });

  it('begins with the page whose title was typed, from its beginning', () => {
    const section = {id: '', headings: [], names: [], text: 'Makes a group.', code: ''};
    const body = {...section, id: 'body', headings: ['Body'], text: 'create container group '};
    const index = indexOf({
      create: {
        title: 'Create container group',
        sections: [section, {...body, text: body.text.repeat(20)}],
      },
      other: {text: body.text.repeat(30)},
    });
    const [page] = index.search('create container group', here).pages;
    expect(page?.path).to.equal('create');
    expect(page?.sections[0]?.id).to.equal('');
  });

  it('prefers pages that begin with what is searched, such as their descriptions', () => {
    const filler = 'other words of a long text '.repeat(20);
    const index = indexOf({
      mentions: {text: `${filler} a proxy, and again a proxy, and a proxy`},
      is: {text: `How to put a proxy before it. ${filler}`},
    });
    expect(paths(index, 'proxy')).to.deep.equal(['is', 'mentions']);
  });

  it('prefers what has all words', () => {
    const filler = 'other words of a long text '.repeat(20);
    const index = indexOf({
      one: {title: 'Domain names', text: 'domain domain domain domain'},
      both: {title: 'Setup', text: `${filler} a private name for the domain ${filler}`},
      ...Object.fromEntries(['a', 'b', 'c'].map((path) => [path, {text: `${filler} a domain`}])),
    });
    expect(paths(index, 'private domain')[0]).to.equal('both');
  });

  it('prefers a section that is called what was typed to mentions of all words', () => {
    const section = {id: '', headings: [], names: [], text: 'Options.', code: ''};
    const index = indexOf({
      mentions: {title: 'Quickstart', text: 'Add a page, add an image, and add a favicon.'},
      called: {title: 'Settings', sections: [section, {...section, headings: ['Favicon']}]},
      rest: {text: 'Add nothing.'},
    });
    for (const typed of ['favicon', 'add a favicon', 'change favicon', 'use a custom favicon']) {
      expect(paths(index, typed)[0], typed).to.equal('called');
    }
  });

  it('looks for words of asking where nothing else is typed', () => {
    const index = indexOf({custom: {title: 'Custom'}, use: {title: 'Use'}, rest: {title: 'Rest'}});
    expect(paths(index, 'custom')).to.deep.equal(['custom']);
    expect(paths(index, 'how to use')).to.deep.equal(['use']);
  });

  it('shows only those sections of a page that are nearly as good as its best', () => {
    const section = {id: '', headings: [], names: [], text: 'Text.', code: ''};
    const sections = [
      section,
      {...section, id: 'cache', headings: ['Cache']},
      {...section, id: 'mention', headings: ['Other'], text: 'Also with a cache.'},
    ];
    const index = indexOf({page: {title: 'Page', sections}, rest: {text: 'other words'}});
    const [page] = index.search('cache', here).pages;
    expect(page?.sections.map(({id}) => id)).to.deep.equal(['cache']);
  });

  it('tells languages apart whose names have signs', () => {
    const index = indexOf({
      sharp: {title: 'C# client', text: 'Install the C# client.'},
      plus: {title: 'C++ client', text: 'Install the C++ client.'},
      c: {title: 'C client', text: 'Install the C client.'},
    });
    expect(paths(index, 'C++')).to.deep.equal(['plus']);
    expect(paths(index, 'cpp')).to.deep.equal(['plus']);
    expect(paths(index, 'C# client')[0]).to.equal('sharp');
    expect(paths(index, 'csharp client')[0]).to.equal('sharp');
    expect(paths(index, 'c client')[0]).to.equal('c');
  });

  it('finds words that are written with and without a hyphen or a soft hyphen', () => {
    const index = indexOf({
      hyphen: {text: 'Run the pre-commit hook.'},
      without: {text: 'Run the precommit hook.'},
      soft: {text: 'Die Daten\u00ADbank\u00ADverbindung.'},
      rest: {text: 'other words'},
    });
    expect(paths(index, 'precommit')).to.have.members(['hyphen', 'without']);
    expect(paths(index, 'pre-commit')).to.have.members(['hyphen', 'without']);
    expect(paths(index, 'datenbankverbindung')).to.deep.equal(['soft']);
  });

  it('finds long names and their parts', () => {
    const name = 'kube_persistentvolumeclaim_resource_requests_storage_bytes';
    const index = indexOf({name: {text: `${name} is a size.`}, rest: {text: 'other words'}});
    for (const typed of [name, 'persistentvolumeclaim', 'requests_storage', 'kube_persistent']) {
      expect(paths(index, typed), typed).to.deep.equal(['name']);
    }
  });

  it('prefers names as they were typed to their parts', () => {
    const index = indexOf({
      parts: {text: 'The json of acme is json: acme, acme and json.'},
      name: {text: 'Settings are in acme.json, beside the other files of the server.'},
    });
    expect(paths(index, 'acme.json')).to.deep.equal(['name', 'parts']);
  });

  it('prefers a heading that is the name to text with the name', () => {
    const name = 'max_tokens.value';
    const section = {id: '', headings: [], names: [], text: 'Options.', code: ''};
    const index = indexOf({
      mention: {title: 'Changes', text: `Fixed ${name}.`},
      heading: {title: 'Fields', sections: [section, {...section, id: 'm', headings: [name]}]},
    });
    expect(paths(index, name)).to.deep.equal(['heading', 'mention']);
  });

  it('takes words with an apostrophe for words, and not for names', () => {
    const index = indexOf({
      mention: {text: 'Voir l’API.'},
      titled: {title: 'Authentification', text: 'Chaque demande a une clé.'},
    });
    for (const typed of ["authentification de l'API", 'authentification de l’API']) {
      expect(paths(index, typed)[0], typed).to.equal('titled');
    }
  });

  it('prefers words that follow each other as they were typed', () => {
    const words = 'image, limit, and what an image has to do with a size: size, image and limit';
    const index = indexOf({
      apart: {text: `The size, image. ${words}`},
      near: {text: `The image size. ${words}`},
    });
    expect(paths(index, 'largest image size')).to.deep.equal(['near', 'apart']);
  });

  it('finds phrases only where their words follow each other', () => {
    const index = indexOf({
      apart: {text: 'The limit of the rate'},
      together: {text: 'A rate limit, or several'},
    });
    expect(paths(index, 'rate limit')).to.have.members(['apart', 'together']);
    expect(paths(index, '"rate limit"')).to.deep.equal(['together']);
  });

  it('finds other words for what was typed, after the typed ones', () => {
    const filler = 'other words of a long text '.repeat(20);
    const index = indexOf({
      files: {title: 'File storage', text: `Storage of files, and its storage classes. ${filler}`},
      plans: {title: 'Pricing', text: `Storage is $0.02 for each gigabyte. ${filler}`},
      rest: {text: filler},
    });
    expect(paths(index, 'how much does storage cost')[0]).to.equal('plans');
    for (const [typed, written] of [
      ['delete a token', 'Remove a token'],
      ['remove a token', 'Delete a token'],
      ['log in', 'Signin'],
      ['sign in', 'Login'],
      ['log in with a key', 'Sign in with a key'],
      ['set up', 'Installation'],
      ['deploy', 'Publish'],
      ['translate', 'Languages'],
      ['versioning', 'Versions'],
      ['edit on github', 'Suggest changes'],
      ['style sheet', 'Stylesheet'],
    ] as const) {
      const both = indexOf({other: {title: written}, rest: {text: filler}});
      expect(paths(both, typed), typed).to.deep.equal(['other']);
      const exact = indexOf({other: {title: written}, typed: {title: typed}});
      expect(paths(exact, typed)[0], typed).to.equal('typed');
    }
  });

  it('finds other forms of English words, after the typed ones', () => {
    const filler = 'other words of a long text '.repeat(20);
    for (const [typed, written] of [
      ['retries', 'Retry a task'],
      ['retrying', 'Retry a task'],
      ['policies', 'Policy'],
      ['hosted', 'Hosting'],
      ['validating', 'Validation'],
    ] as const) {
      const both = indexOf({other: {title: written}, rest: {text: filler}});
      expect(paths(both, typed), typed).to.deep.equal(['other']);
      const exact = indexOf({other: {text: written}, typed: {text: typed}});
      expect(paths(exact, typed)[0], typed).to.equal('typed');
    }
    const others = indexOf({a: {text: 'An organic news letter'}, b: {text: 'A universe'}});
    expect(paths(others, 'retries')).to.deep.equal([]);
  });

  it('looks for no other words for typing mistakes and names', () => {
    const index = indexOf({a: {title: 'Signature'}, b: {title: 'Logging'}});
    expect(paths(index, 'login')).to.deep.equal([]);
    expect(paths(index, 'constructor __proto__')).to.deep.equal([]);
  });

  it('begins with the page whose title was typed, unless a section says more of it', () => {
    const section = {id: '', headings: [], names: [], text: 'Publish a folder.', code: ''};
    const step = {...section, id: 'add', headings: ['Add .nojekyll'], text: 'Put a file there.'};
    const index = indexOf({
      pages: {title: 'GitHub Pages', sections: [section, step]},
      rest: {text: 'other words'},
    });
    const first = (typed: string) => index.search(typed, here).pages[0]?.sections[0]?.id;
    expect(first('how do i put it on github pages')).to.equal('');
    expect(first('github pages nojekyll')).to.equal('add');
    expect(first('put nojekyll')).to.equal('add');
  });

  it('finds words without their accents, and languages without spaces', () => {
    const index = indexOf({
      fr: {text: 'Créer une clé'},
      ja: {text: 'データベースに接続する'},
      zh: {text: '如何安装数据库'},
    });
    expect(paths(index, 'cle')).to.deep.equal(['fr']);
    expect(paths(index, '接続')).to.deep.equal(['ja']);
    expect(paths(index, '数据库')).to.deep.equal(['zh']);
  });

  it('counts pages more that their authors boost', () => {
    const index = indexOf({a: {text: 'same words'}, b: {text: 'same words', boost: 3}});
    expect(paths(index, 'same words')).to.deep.equal(['b', 'a']);
  });

  it('finds what is in the version and language of the reader', () => {
    const index = indexOf({
      old: {text: 'install', scopes: [{version: 'v1', language: 'en'}]},
      now: {text: 'install', scopes: [{version: 'v2', language: 'en'}]},
      german: {text: 'install', scopes: [{version: 'v2', language: 'de'}]},
      both: {text: 'install', scopes: [{version: 'v1'}, {version: 'v2'}]},
      all: {text: 'install', scopes: [{}]},
    });
    const options = {scope: {version: 'v2', language: 'en'}, limit: 10};
    expect(paths(index, 'install', options)).to.have.members(['now', 'both', 'all']);
    expect(index.search('install', options).elsewhere).to.equal(2);
    const everywhere = index.search('install', {...options, isEverywhere: true});
    expect(everywhere.total).to.equal(5);
    expect(everywhere.pages.find(({path}) => path === 'old')?.scope?.version).to.equal('v1');
  });

  it('marks the words that were found', () => {
    const index = indexOf({a: {title: 'API keys', text: 'Rotate your API keys often.'}});
    const [page] = index.search('api key', here).pages;
    const marksOf = ({text, marks}: {text: string; marks: readonly (readonly number[])[]}) =>
      marks.map(([start, end]) => text.slice(start, end));
    expect(page && marksOf(page.title)).to.deep.equal(['API', 'keys']);
    expect(page?.sections[0] && marksOf(page.sections[0].excerpt)).to.deep.equal(['API', 'keys']);
  });

  it('shows the part of a long text that has the words', () => {
    const index = indexOf({
      a: {text: `${'word '.repeat(500)}the needle is here${' word'.repeat(500)}`},
    });
    const excerpt = index.search('needle', here).pages[0]?.sections[0]?.excerpt;
    expect(excerpt?.text).to.match(/^….*the needle is here.*…$/);
    expect(excerpt?.text.length).to.be.below(200);
  });

  it('replaces a page that is added again', () => {
    const index = indexOf({a: {text: 'before'}});
    const place = {path: 'a', trail: [], scopes: []};
    const section = {id: '', headings: [], names: [], text: 'after', code: ''};
    index.add({path: 'a', title: 'A', keywords: [], boost: 1, sections: [section]}, place);
    expect(paths(index, 'before')).to.deep.equal([]);
    expect(paths(index, 'after')).to.deep.equal(['a']);
  });
});
