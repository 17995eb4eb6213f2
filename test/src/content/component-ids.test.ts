import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {treeOf} from '../../harness/print-nodes.js';

describe('nameComponents', () => {
  it('names components by their titles, equal ones apart', () => {
    expect(treeOf('<Tabs>\n<Tab title="A b">c</Tab>\n<Tab title="A b">d</Tab>\n</Tabs>')).to.equal(
      'Tabs(Tab title="A b" id="a-b"(c)Tab title="A b" id="a-b-1"(d))',
    );
  });

  it('leaves headings the ids that their words give them', () => {
    expect(treeOf('<Accordion title="A">b</Accordion>\n\n## A')).to.equal(
      'Accordion title="A" id="a-1"(b)h2#a(A)',
    );
  });

  it('takes over the ids of authors', () => {
    expect(treeOf('<Accordion title="A" id="Own">b</Accordion>')).to.equal(
      'Accordion title="A" id="Own"(b)',
    );
  });

  it('names fields by their name', () => {
    expect(treeOf('<ResponseField name="user_id" />')).to.contain('id="user_id"');
    expect(treeOf('- <ParamField header="X-Key" />')).to.contain('id="x-key"');
  });

  it('leaves components without a title without an id', () => {
    expect(treeOf('<Step>a</Step>')).to.equal('Step(a)');
  });
});
