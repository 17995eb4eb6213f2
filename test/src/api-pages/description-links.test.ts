import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {allNodes, ApiSite, openapi} from './api-site.js';

/** Where the links in a text lead that an operation has as its description. */
async function linksOf(description: string, {pages, files = {}}: Options = {}) {
  const text = openapi(
    {
      'GET /here': {summary: 'Here', description},
      'GET /pets/{id}': {summary: 'A pet', operationId: 'get pet', tags: ['Pet Store']},
      'GET /none': {summary: 'None', operationId: 'none', 'x-hidden': true},
    },
    {
      info: {title: 'T', version: '1', description: '# Getting started\n\n## Rate limits\n'},
      tags: [{name: 'Pet Store', description: 'All *pets*.'}],
      components: {
        schemas: {'Pet.Kind': {type: 'string', description: 'See [tag](#tag/Pet-Store).'}},
      },
    },
  );
  const listed = pages && {pages};
  const navigation = [{group: 'A', openapi: 'o.json', ...listed}];
  const site = new ApiSite(
    {navigation},
    {'o.json': text, 'intro.md': 'Welcome. [x](#tag/gone)', ...files},
  );
  const {page, diagnostics = []} = await site.page('api-reference/here');
  const codes = diagnostics.filter(({code}) => code === 'openapi/link-missing');
  return {site, links: linksIn(page.body), codes: codes.map(({code}) => code)};
}

interface Options {
  readonly pages?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

function linksIn(nodes: readonly DocNode[]): readonly string[] {
  return allNodes(nodes).flatMap((node) => {
    const target =
      node.kind === 'link'
        ? node.target
        : node.kind === 'html' && node.tag === 'a'
          ? node.attributes.get('href')
          : undefined;
    if (typeof target !== 'object' || !('to' in target)) return [];
    const text = 'children' in node ? plainText(node.children) : '';
    if (target.to !== 'site') return [`${text} → ${target.to}`];
    return [`${text} → ${target.path}${target.hash && `#${target.hash}`}`];
  });
}

describe('links in the descriptions of an API', () => {
  const pet = 'api-reference/pet-store/a-pet';
  for (const [hash, target] of [
    ['operation/get pet', pet],
    ['operation/get%20pet', pet],
    ['operation/get-pet', pet],
    ['tag/Pet-Store/operation/get-pet', pet],
    ['tag/Pet-Store/GET/pets/{id}', pet],
    ['/Pet Store/get pet', pet],
    ['tag/Pet-Store', 'api-reference/overview#tag-pet-store'],
    ['tag/pet-store', 'api-reference/overview#tag-pet-store'],
    ['/components/schemas/Pet.Kind', 'api-reference/overview/models/petkind'],
    ['schema/Pet.Kind', 'api-reference/overview/models/petkind'],
    ['section/Getting-started', 'api-reference/overview#getting-started'],
    ['section/Getting-started/Rate-limits', 'api-reference/overview#rate-limits'],
    ['errors', 'api-reference/here#errors'],
  ] as const) {
    it(`lead from #${hash} to ${target}`, async () => {
      const {links, codes} = await linksOf(`See [it](<#${hash}>).`);
      expect(links).to.deep.equal([`it → ${target}`]);
      expect(codes).to.deep.equal([]);
    });
  }

  it('stay on the page in a file without links to its parts', async () => {
    const description = '[One](#errors) <a href="#more">Two</a>';
    const text = openapi({'GET /here': {summary: 'Here', description}});
    const site = new ApiSite({navigation: [{group: 'A', openapi: 'o.json'}]}, {'o.json': text});
    const {page} = await site.page('api-reference/here');
    expect(linksIn(page.body)).to.deep.equal([
      'One → api-reference/here#errors',
      'Two → api-reference/here#more',
    ]);
  });

  it('are read in HTML and in components as well', async () => {
    const {links} = await linksOf('<a href="#operation/get-pet">One</a>\n\n[Two](/other#tag/x)');
    expect(links).to.deep.equal([`One → ${pet}`, 'Two → other#tag/x']);
  });

  it('lead to headings that the overview has', async () => {
    const {site} = await linksOf('[it](#tag/Pet-Store)');
    const {page} = await site.page('api-reference/overview');
    const ids = page.outline.map(({id}) => id);
    expect(ids).to.include.members(['tag-pet-store', 'getting-started', 'rate-limits']);
  });

  it('lead from schemas, whenever these are shown', async () => {
    const {site} = await linksOf('');
    const {page} = await site.page('api-reference/overview/models/petkind');
    expect(linksIn(page.body)).to.include('tag → api-reference/overview#tag-pet-store');
  });

  it('lead to a page of the tag where there is no overview', async () => {
    const pages = ['GET /here', 'GET /pets/{id}'];
    const {links} = await linksOf('[a](#tag/Pet-Store) [b](#operation/get-pet)', {pages});
    expect(links).to.deep.equal([`a → ${pet}`, `b → ${pet}`]);
  });

  it('lead to the pages that authors have written', async () => {
    const own = {
      'pet.mdx': '---\ntitle: Mine\nopenapi: get /pets/{id}\n---\n',
      'kind.mdx': '---\ntitle: Kind\nopenapi-schema: Pet.Kind\n---\n',
    };
    const text = '[a](#operation/get-pet) [b](#/components/schemas/Pet.Kind)';
    const pages = ['GET /here', 'missing', 'pet', 'kind'];
    const {links, site} = await linksOf(text, {pages, files: own});
    expect(links).to.deep.equal(['a → pet', 'b → kind']);
    const before = site.requested.length;
    await site.page('api-reference/here');
    expect(site.requested.length).to.equal(before);
    await linksOf('[a](#errors)', {pages, files: own}).then((other) => {
      expect(other.site.requested.length).to.be.below(before);
    });
  });

  it('are text where they lead to nothing, which is reported (openapi/link-missing)', async () => {
    const text = '[a](#operation/gone) [b](#tag/gone) [c](#/components/schemas/G) [d](#section/x)';
    const {site, links, codes} = await linksOf(text);
    expect(links).to.deep.equal(['a', 'b', 'c', 'd'].map((one) => `${one} → nowhere`));
    expect(codes).to.have.length(4);
    const problems = await site.apis.brokenLinks();
    expect(
      problems.map(({code, location: {file, pointer}}) => [code, file, pointer]),
    ).to.deep.equal(
      Array.from({length: 4}, () => [
        'openapi/link-missing',
        'o.json',
        '/paths/~1here/get/description',
      ]),
    );
  });

  it('that lead to nothing are reported on the page of a schema, too', async () => {
    const schemas = {A: {description: '[a](#tag/gone)'}};
    const site = new ApiSite(
      {navigation: [{group: 'A', pages: ['a']}], api: {openapi: 'o.json'}},
      {
        'o.json': openapi({'GET /a': {}}, {components: {schemas}}),
        'a.mdx': '---\nopenapi-schema: A\n---\n',
      },
    );
    const {diagnostics = []} = await site.page('a');
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['openapi/link-missing']);
  });

  it('are found in a file whose values contain themselves', async () => {
    const site = new ApiSite(
      {navigation: [{group: 'A', openapi: 'o.yaml'}]},
      {
        'o.yaml':
          'openapi: 3.1.1\ninfo: {title: T, version: "1", description: "[a](#tag/gone)"}\n' +
          'paths: {/a: {get: {summary: A}}}\ncomponents: {schemas: {A: &a {items: *a}}}\n',
      },
    );
    const problems = await site.apis.brokenLinks();
    expect(problems.map(({location: {pointer}}) => pointer)).to.deep.equal(['/info/description']);
  });

  it('of pages that authors wrote are left alone', async () => {
    const {site} = await linksOf('[it](#tag/gone)', {pages: ['intro', 'GET /here']});
    const {page} = await site.page('intro');
    expect(linksIn(page.body)).to.deep.equal(['x → intro#tag/gone']);
  });
});
