import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {ApiSite, openapi, textIn} from './api-site.js';

const users = openapi({
  'GET /users': {summary: 'List users', tags: ['Users']},
  'POST /users': {summary: 'Create a user', tags: ['Users'], deprecated: true},
  'GET /status': {summary: 'Status'},
});

const siteOf = (navigation: unknown, files: Readonly<Record<string, string>>, rest = {}) =>
  new ApiSite({navigation, api: {overview: false}, ...rest}, files);

describe('the navigation of a site with API descriptions', () => {
  it('has a page where a group lists an operation, in any letter case', async () => {
    const navigation = {
      groups: [
        {group: 'API', openapi: 'openapi.json', pages: ['intro', 'get /users', 'POST  /users']},
      ],
    };
    const site = siteOf(navigation, {'openapi.json': users});
    expect(await site.listed()).to.deep.equal([
      'API: intro → intro',
      'API: List users → api-reference/users/list-users',
      'API: Create a user → api-reference/users/create-a-user',
    ]);
    expect(await site.codes()).to.deep.equal([]);
  });

  it('has a group for each tag, after the operations without one', async () => {
    const navigation = {tabs: [{tab: 'API', openapi: 'openapi.json'}]};
    const site = siteOf(navigation, {'openapi.json': users});
    expect(await site.listed()).to.deep.equal([
      ': Status → api-reference/status',
      'Users: List users → api-reference/users/list-users',
      'Users: Create a user → api-reference/users/create-a-user',
    ]);
  });

  it('reserves nothing for descriptions that were read', async () => {
    const none = openapi({});
    const tabs = [
      {tab: 'All', openapi: 'none.json'},
      {tab: 'One', openapi: 'none.json', pages: ['GET /lost']},
      {tab: 'Lost', openapi: 'lost.json'},
      {tab: 'Lost one', openapi: 'lost.json', pages: ['GET /lost']},
      {tab: 'API', openapi: 'users.json'},
    ];
    const site = siteOf({tabs}, {'none.json': none, 'users.json': users});
    const {root} = await site.navigation();
    expect(root.divisions.map(({name, link}) => [name, link?.to])).to.deep.equal([
      ['Lost', undefined],
      ['Lost one', undefined],
      ['API', undefined],
    ]);
  });

  it('has a page for each description that could not be loaded, with links', async () => {
    const label = 'The description of this API could not be loaded';
    const tabs = [
      {tab: 'Guides', pages: ['start']},
      {tab: 'Lost', openapi: {source: 'lost.json', directory: 'lost'}},
      {tab: 'Lost ones', openapi: 'gone.json', pages: ['GET /a', 'GET /b']},
      {tab: 'Link', href: 'https://other.example/'},
    ];
    const site = siteOf({tabs}, {});
    expect(await site.listed()).to.deep.equal([
      ': start → start',
      `: ${label} → lost/overview`,
      `: ${label} → api-reference/overview`,
    ]);
    const {page, diagnostics} = await site.page('lost/overview');
    expect(page.title).to.equal(label);
    // It says to readers what is there, and to authors what is wrong.
    expect(textIn(page.body)).to.equal('Other parts of this site: | Guides | Lost ones | Link');
    expect(diagnostics?.map(({code, location}) => `${code} ${location.file}`)).to.deep.equal([
      'load/status lost.json',
    ]);
    expect(page.frontmatter.get('noindex')).to.equal(true);
  });

  it('has a page for a description of the older shape that could not be loaded', async () => {
    const tabs = [{name: 'API', url: 'api', openapi: 'lost.json'}];
    const site = siteOf([{group: 'Start', pages: ['start']}], {}, {tabs});
    expect((await site.listed()).at(-1)).to.match(/could not be loaded → api\/overview$/);
    expect(textIn((await site.page('api/overview')).page.body)).to.match(/: \| \w+$/);
  });

  it('reserves no tab of the older shape whose description was read', async () => {
    const site = siteOf(
      [{group: 'Start', pages: ['start']}],
      {'none.json': openapi({})},
      {tabs: [{name: 'API', url: 'api', openapi: 'none.json'}]},
    );
    const {root} = await site.navigation();
    expect(root.divisions).to.deep.equal([]);
  });

  it('has operations before webhooks, whatever the order of the tags is', async () => {
    const event = (tags?: readonly string[]) => ({post: {tags}});
    const file = openapi(
      {
        'GET /c': {summary: 'C', tags: ['c']},
        'GET /a': {summary: 'A', tags: ['a']},
        'GET /b': {summary: 'B', tags: ['b']},
        'GET /none': {summary: 'None'},
      },
      {
        tags: [{name: 'events'}, {name: 'b'}, {name: 'a'}],
        webhooks: {
          untagged: event(),
          other: event(['others']),
          made: event(['events']),
          changed: event(['a']),
        },
      },
    );
    const site = siteOf({groups: [{group: 'API', openapi: 'o.json'}]}, {'o.json': file});
    expect(await site.listed()).to.deep.equal([
      'API: None → api-reference/none',
      'API: b: B → api-reference/b/b',
      'API: a: A → api-reference/a/a',
      'API: a: changed → api-reference/a/changed',
      'API: c: C → api-reference/c/c',
      'API: events: made → api-reference/events/made',
      'API: Webhooks: untagged → api-reference/untagged',
      'API: others: other → api-reference/others/other',
    ]);
  });

  it('keeps the order of the tags that the file describes, with their labels', async () => {
    const file = openapi(
      {'GET /a': {summary: 'A', tags: ['a']}, 'GET /b': {summary: 'B', tags: ['b']}},
      {tags: [{name: 'b', 'x-displayName': 'Second'}, {name: 'unused'}, {name: 'a'}]},
    );
    const site = siteOf({groups: [{group: 'API', openapi: 'o.json', pages: []}]}, {'o.json': file});
    expect(await site.listed()).to.deep.equal([
      'API: Second: B → api-reference/b/b',
      'API: a: A → api-reference/a/a',
    ]);
  });

  it('has groups of tags, and tags inside their parents', async () => {
    const operation = (tag: string) => ({summary: tag.toUpperCase(), tags: [tag]});
    const file = openapi(
      Object.fromEntries(['a', 'b', 'c', 'd'].map((tag) => [`GET /${tag}`, operation(tag)])),
      {
        tags: [{name: 'a'}, {name: 'b', 'x-group': 'Billing'}, {name: 'c', parent: 'b'}],
        'x-tagGroups': [
          {name: 'Later', tags: ['d']},
          {name: 'Core', tags: ['b', 1]},
        ],
      },
    );
    const site = siteOf({groups: [{group: 'API', openapi: 'o.json', pages: []}]}, {'o.json': file});
    expect(await site.listed()).to.deep.equal([
      'API: Later: d: D → api-reference/d/d',
      'API: Core: Billing: B → api-reference/b/b',
      'API: Core: Billing: c: C → api-reference/c/c',
      'API: a: A → api-reference/a/a',
    ]);
  });

  it('lists the operations of tags that are parents of each other', async () => {
    const file = openapi(
      {'GET /a': {summary: 'A', tags: ['a']}, 'GET /b': {summary: 'B', tags: ['b']}},
      {
        tags: [
          {name: 'a', parent: 'b'},
          {name: 'b', parent: 'a'},
        ],
      },
    );
    const site = siteOf({groups: [{group: 'API', openapi: 'o.json', pages: []}]}, {'o.json': file});
    expect(await site.listed()).to.deep.equal([
      'API: b: a: A → api-reference/a/a',
      'API: a: b: B → api-reference/b/b',
    ]);
  });

  it('marks deprecated operations', async () => {
    const site = siteOf(
      [{group: 'API', pages: ['POST /users']}],
      {'o.json': users},
      {
        openapi: 'o.json',
      },
    );
    const page = (await site.navigation()).pages.get('api-reference/users/create-a-user');
    expect(page).to.include({isDeprecated: true});
    expect(page?.source).to.deep.equal({
      kind: 'operation',
      file: 'o.json',
      method: 'POST',
      route: '/users',
    });
  });

  it('shows the same page for an operation that two places list', async () => {
    const versions = ['v1', 'v2'].map((version) => ({
      version,
      groups: [{group: 'API', openapi: 'o.json', pages: ['GET /users']}],
    }));
    const site = siteOf({versions}, {'o.json': users});
    const {pages} = await site.navigation();
    expect([...pages.keys()]).to.deep.equal(['api-reference/users/list-users']);
    expect(pages.get('api-reference/users/list-users')?.version).to.equal(undefined);
  });

  it('has a page for each folder that a file is shown in', async () => {
    const versions = ['v1', 'v2'].map((version) => ({
      version,
      openapi: {source: 'o.json', directory: version},
    }));
    const file = openapi({'GET /users': {summary: 'List users'}});
    const {pages} = await siteOf({versions}, {'o.json': file}).navigation();
    expect([...pages.keys()]).to.deep.equal(['v1/list-users', 'v2/list-users']);
  });

  it('has two pages for operations of the same name in two files', async () => {
    const languages = ['en', 'es'].map((language) => ({language, openapi: `${language}.json`}));
    const site = siteOf({languages}, {'en.json': users, 'es.json': users});
    const {pages} = await site.navigation();
    const found = [...pages.values()].map(({path, source}) => [
      path,
      source.kind === 'operation' && source.file,
    ]);
    expect(found).to.deep.include(['api-reference/users/list-users', 'en.json']);
    expect(found).to.deep.include(['api-reference/users/list-users-1', 'es.json']);
  });

  it('keeps the paths of files', async () => {
    const pages = ['GET /status', 'api-reference/status'];
    const site = siteOf([{group: 'API', pages}], {'o.json': users}, {openapi: 'o.json'});
    expect(await site.listed()).to.deep.equal([
      'API: Status → api-reference/status-1',
      'API: api-reference/status → api-reference/status',
    ]);
  });

  it('names the path of an operation whose title has no letters, or very many', async () => {
    const title =
      'Returns all of the things that anybody has ever wanted to know about users '.repeat(9);
    const file = openapi({
      'GET /a/{id}': {summary: '🎉'},
      'POST /a/{id}': {summary: '?!'},
      'GET /long': {summary: title},
      'GET /日本': {summary: 'ユーザー'},
    });
    const site = siteOf({groups: [{group: 'A', openapi: 'o.json'}]}, {'o.json': file});
    expect([...(await site.navigation()).pages.keys()]).to.deep.equal([
      'api-reference/get-aid',
      'api-reference/post-aid',
      'api-reference/returns-all-of-the-things-that-anybody-has-ever-wanted-to-know-about-users',
      'api-reference/ユーザー',
    ]);
  });

  it('makes URLs of summaries, methods and paths, whatever the title is', async () => {
    const summary = `Rules. See “[About rules](https://docs.example).” ${'More. '.repeat(20)}`;
    const file = openapi({
      'GET /users': {operationId: 'listUsers'},
      'GET /rules': {operationId: 'rules', summary},
    });
    const site = siteOf({groups: [{group: 'A', openapi: 'o.json'}]}, {'o.json': file});
    expect(await site.listed()).to.deep.equal([
      'A: List users → api-reference/get-users',
      'A: Rules → api-reference/rules-see-about-ruleshttpsdocsexample-' +
        'more-more-more-more-more-more-more-more',
    ]);
  });

  it('takes path and title from x-mint', async () => {
    const file = openapi({
      'GET /a': {
        summary: 'A',
        'x-mint': {href: '/custom/place', metadata: {title: 'Long', sidebarTitle: 'Short'}},
      },
    });
    const site = siteOf({groups: [{group: 'A', openapi: 'o.json'}]}, {'o.json': file});
    expect(await site.listed()).to.deep.equal(['A: Short → custom/place']);
  });

  it('does not list hidden operations, which have pages, nor excluded ones', async () => {
    const file = openapi({
      'GET /a': {summary: 'A'},
      'GET /hidden': {summary: 'Hidden', 'x-hidden': true},
      'GET /excluded': {summary: 'Excluded', 'x-excluded': true},
    });
    const site = siteOf({groups: [{group: 'G', openapi: 'o.json'}]}, {'o.json': file});
    const {pages, root} = await site.navigation();
    expect([...pages.keys()]).to.deep.equal(['api-reference/a', 'api-reference/hidden']);
    const [group] = root.groups;
    expect(group?.entries.map((entry) => entry.kind === 'group' && entry.isHidden)).to.deep.equal([
      false,
      true,
    ]);
  });

  it('finds an operation of a file that only its entry names', async () => {
    const site = siteOf([{group: 'A', pages: ['other.json GET /users']}], {'other.json': users});
    expect(await site.listed()).to.deep.equal(['A: List users → api-reference/users/list-users']);
  });

  it('finds an operation of another file than that of its group', async () => {
    const navigation = [{group: 'A', openapi: 'a.json', pages: ['b.json GET /users']}];
    const other = openapi({'GET /users': {summary: 'Other'}});
    const site = siteOf(navigation, {'a.json': other, 'b.json': users});
    expect(await site.listed()).to.deep.equal(['A: List users → api-reference/users/list-users']);
  });

  it('reads a file once, however its name is written', async () => {
    const navigation = [{group: 'A', openapi: './o.json', pages: ['GET /users']}];
    const site = siteOf(navigation, {'o.json': users}, {openapi: ['/o.json', 'o.json']});
    expect(await site.listed()).to.deep.equal(['A: List users → api-reference/users/list-users']);
    expect(await site.codes()).to.deep.equal([]);
    expect(site.requested).to.deep.equal(['o.json']);
  });

  it('lists webhooks', async () => {
    const file = openapi({}, {webhooks: {orderCreated: {post: {summary: 'Order created'}}}});
    const site = siteOf([{group: 'A', openapi: 'o.json', pages: ['webhook orderCreated']}], {
      'o.json': file,
    });
    const page = (await site.navigation()).pages.get('api-reference/order-created');
    expect(page?.source).to.include({method: 'WEBHOOK', route: 'orderCreated'});
    const shown = await site.page('api-reference/order-created');
    expect(shown.api?.operation.kind).to.equal('webhook');
  });

  it('reports each operation that is not there', async () => {
    const pages = ['GET /user', 'GET /users'];
    const site = siteOf([{group: 'A', pages}], {'o.json': users}, {openapi: 'o.json'});
    expect(await site.codes()).to.deep.equal(['openapi/not-found']);
  });

  it('says where the configuration names an operation that is not there', async () => {
    const inner = {group: 'B/C', pages: ['GET /users', ' GET  /user']};
    const site = siteOf(
      [{group: 'A', pages: ['intro', inner]}],
      {'o.json': users},
      {
        openapi: 'o.json',
      },
    );
    const [{location} = {}] = (await site.apis.navigation()).diagnostics;
    expect(location).to.deep.equal({file: 'docs.json', pointer: '/navigation/0/pages/1/pages/1'});
  });

  it('reports a missing file once, and nothing of its operations', async () => {
    const pages = ['GET /a', 'GET /b'];
    const site = siteOf([{group: 'A', pages}], {}, {openapi: 'o.json'});
    expect(await site.codes()).to.deep.equal(['load/status']);
  });

  it('reports the mistakes of a file', async () => {
    const site = siteOf([{group: 'A', openapi: 'o.json'}], {'o.json': '{"openapi": "3.1.1",'});
    expect(await site.codes()).to.include('openapi/syntax');
  });

  it('puts the pages of an older tab below its path', async () => {
    const config = {
      tabs: [{name: 'API', url: 'reference', openapi: 'o.json'}],
      navigation: [{group: 'Start', pages: ['intro']}],
    };
    const site = new ApiSite(config, {'o.json': users});
    const {root} = await site.navigation();
    const tab = root.divisions.find(({name}) => name === 'API');
    expect(tab?.groups.map(({name}) => name)).to.deep.equal(['', 'Users']);
    expect([...(await site.navigation()).pages.keys()]).to.include('reference/users/list-users');
  });

  it('follows the names of authors, whatever they are', async () => {
    const file = openapi({
      'GET /__proto__': {summary: '__proto__', tags: ['constructor']},
      'GET /toString': {tags: ['__proto__']},
    });
    const site = siteOf([{group: 'A', openapi: 'o.json'}], {'o.json': file});
    expect([...(await site.navigation()).pages.keys()]).to.deep.equal([
      'api-reference/constructor/__proto__',
      'api-reference/__proto__/get-tostring',
    ]);
  });
});
