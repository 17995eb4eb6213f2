import {readFile} from 'node:fs/promises';
import {parse} from 'parse5';

const marks = new Map([
  ['strong', '**'],
  ['em', '*'],
  ['code', ''],
]);
const kinds = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'p', 'summary'].map((tag) => [tag, tag]),
  ['ul', 'ul>'],
  ['ol', 'ol>'],
  ['li', 'li'],
  ['td', 'td'],
  ['th', 'td'],
]);

/**
 * What a reader gets of a page that `build` has written, as a line for each block: its kind, those
 * around it, its text with links, images and emphasis. The title of the page is not among them if
 * it is in the frontmatter.
 *
 * @param {string} file The path of the HTML file.
 */
export async function blocksOfBuilt(file) {
  const article = find(parse(await readFile(file, 'utf8')), (node) => of(node, 'part') === 'page');
  const lines = [];
  const around = [];
  let text = '';
  const end = () => {
    const content = text.replaceAll(/\s+/g, ' ').trim();
    text = '';
    if (content === '') return;
    const kind = around.length > 0 ? around.join(' ').replace(/(?<=.) p$/, '') : 'p';
    lines.push(`${kind.replaceAll(/li (?=ul>|ol>)/g, 'li> ')} ${content}`);
  };
  const within = (kind, node) => {
    end();
    around.push(kind);
    node.childNodes.forEach(visit);
    end();
    around.pop();
  };
  const visit = (node) => {
    if (node.nodeName === '#text') text += node.value;
    const {tagName} = node;
    if (!tagName || /^(?:svg|button|style)$/.test(tagName)) return;
    const classes = (of(node, 'class') ?? '').split(' ');
    if (/^(?:head|pager|page-end)$/.test(of(node, 'part') ?? '')) return;
    if (['anchor', 'docs-scripted'].some((name) => classes.includes(name))) return;
    if (tagName === 'pre') {
      end();
      lines.push(`code ${textIn(node).trim()}`);
    } else if (tagName === 'img') text += `![${of(node, 'alt')}](${of(node, 'src')})`;
    else if (tagName === 'input') {
      if (around.includes('li')) text += of(node, 'checked') === undefined ? '☐ ' : '☑ ';
    } else if (tagName === 'a') {
      text += '[';
      node.childNodes.forEach(visit);
      text += `](${of(node, 'href')})`;
    } else if (marks.has(tagName)) {
      text += marks.get(tagName);
      node.childNodes.forEach(visit);
      text += marks.get(tagName);
    } else if (tagName === 'aside' || classes.includes('docs-callout')) within('callout', node);
    else if (tagName === 'label') within('tab', node);
    else if (kinds.has(tagName)) within(kinds.get(tagName), node);
    else if (/^(?:div|section|details|table|tr|tbody|thead|article|blockquote)$/.test(tagName)) {
      end();
      node.childNodes.forEach(visit);
      end();
    } else node.childNodes.forEach(visit);
  };
  visit(article);
  end();
  return lines;
}

function find(node, test) {
  if (node.tagName && test(node)) return node;
  for (const child of node.childNodes ?? []) {
    const found = find(child, test);
    if (found) return found;
  }
  return undefined;
}

function of(node, name) {
  return node.attrs?.find((attribute) => attribute.name === name)?.value;
}

function textIn(node) {
  return node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(textIn).join('');
}
