import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {interpreter} from '../../../../src/interpreter/page-code.js';
import {parsePage} from '../../../../src/content/parse-page.js';
import {allExtensions} from '../../../harness/extensions.js';
import {printNodes} from '../../../harness/print-nodes.js';

/** A page that shows a snippet, with the snippet's text. */
function shown(snippet: string, use: string, extensions = {...allExtensions}): string {
  const page = `import Install from "/snippets/s.mdx"\n\n${use}`;
  const snippets = new Map([['snippets/s.mdx', snippet]]);
  const {page: read, problems} = parsePage(page, 'p.mdx', 'p', {extensions, snippets});
  expect(problems).to.deep.equal([]);
  return printNodes(read.body);
}

const fence = (code: string) => `\`\`\`sh\n${code}\n\`\`\``;

describe('the code of a snippet', () => {
  it('contains properties and variables, members of them too', () => {
    const code = fence('npm install {pkg}@{n} # {of.whom} {props.pkg} v{version}');
    const use = '<Install pkg="@acme/sdk" n={2} of={{whom: "you"}} />';
    expect(shown(`export const version = '1.4';\n\n${code}`, use)).to.equal(
      'fence:sh(npm install @acme/sdk@2 # you @acme/sdk v1.4)',
    );
  });

  it('contains them in code groups, and where the file declares its properties', () => {
    const snippet =
      'export const Command = ({ pkg }) => <></>;\n\n' +
      `<CodeGroup>\n\n${fence('npm install {pkg}')}\n\n${fence('yarn add {pkg}')}\n\n</CodeGroup>`;
    const extensions = {...allExtensions, interpreter};
    expect(shown(snippet, '<Install pkg="a" />', extensions)).to.equal(
      'CodeGroup(fence:sh(npm install a)fence:sh(yarn add a))',
    );
  });

  it('keeps all other braces', () => {
    const code = '${pkg} #{pkg} {{pkg}} { pkg } \\{pkg} {id} {pkg.size} {toString} {list} {on} {}';
    const use = '<Install pkg="a" list={[1]} on />';
    expect(shown(fence(code), use)).to.equal(`fence:sh(${code})`);
  });

  it('is not that of a page, nor what stands between the tags of the snippet', () => {
    const code = fence('{pkg}');
    const use = `export const pkg = 'b';\n\n${code}\n\n<Install pkg="a">\n${code}\n</Install>`;
    expect(shown('{children}', use)).to.equal('fence:sh({pkg})fence:sh({pkg})');
  });

  it('does not grow without end', () => {
    const long = 'a'.repeat(50_000);
    const read = shown(fence('{a}'.repeat(10_000)), `<Install a="${long}" />`);
    expect(read.length).to.be.below(2_100_000);
  });
});
