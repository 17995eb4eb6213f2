import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {accessibilityFaults} from '../harness/axe.mjs';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {findByRole} from '../harness/find-by-role.mjs';
import {openSingleFile} from '../harness/open-single-file.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';
import {strictPolicy} from '../harness/strict-policy.mjs';

/** The page of the guide, with its five examples. */
const guide = [
  'guide/interactive-components.mdx',
  ...['price-calculator', 'quiz', 'status-table', 'stopwatch', 'checklist'].map(
    (name) => `snippets/${name}.jsx`,
  ),
];

/** The files of a site with this page, in one of the modes. */
const filesIn = (mode) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: ['guide/interactive-components']},
    appearance: {default: mode},
  }),
  ...Object.fromEntries(
    guide.map((path) => [path, readFileSync(join(root, 'demo', path), 'utf8')]),
  ),
});

/** Resolves once the page says this. */
const says = (page, text) =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);

/** Moves the focus to an element of this role and name. */
async function focus(page, role, name) {
  const element = await page.waitForFunction(findByRole, {}, role, name);
  await element.focus();
  return element;
}

/** What axe finds in the content of the page. */
async function assertAccessible(page, state) {
  const faults = await accessibilityFaults(page);
  const lines = faults.map(({rule, html, why}) => `${rule}: ${html} ${why}`);
  assert.deepEqual(lines, [], state);
}

/** A reader uses all of the examples with the keyboard, and reads what they say. */
async function useExamples(page) {
  await says(page, '$80 a month');
  await focus(page, 'slider', 'Seats 10');
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('ArrowRight');
  await says(page, '$96 a month');
  await focus(page, 'checkbox', 'Pay by year');
  await page.keyboard.press(' ');
  await says(page, '$960 a year');
  await assertAccessible(page, 'calculator');

  await focus(page, 'button', '200');
  await page.keyboard.press('Enter');
  await says(page, 'Try again.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await says(page, 'That is right.');
  await assertAccessible(page, 'quiz');

  await focus(page, 'textbox', 'Filter the statuses');
  await page.keyboard.type('zz');
  await says(page, 'No status contains “zz”.');
  await assertAccessible(page, 'empty table');
  for (let keys = 0; keys < 2; keys++) await page.keyboard.press('Backspace');
  const column = await focus(page, 'button', 'name');
  await page.keyboard.press('Enter');
  const rows = await column.evaluate((button) =>
    [...button.closest('table').tBodies[0].rows].map((row) => row.cells[1].textContent),
  );
  const names = ['Bad Request', 'Created', 'Not Found', 'OK', 'Too Many Requests'];
  assert.deepEqual(rows, names);
  const isFocused = await column.evaluate((button) => button === document.activeElement);
  assert.equal(isFocused, true, 'the focus stays');
  await assertAccessible(page, 'sorted table');

  await focus(page, 'button', 'Start');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => {
    const timer = document.querySelector('[role="timer"]');
    return Number.parseFloat(timer.textContent) >= 0.3;
  });
  await page.keyboard.press('Enter');
  await says(page, 'Start');
  await assertAccessible(page, 'stopwatch');

  await focus(page, 'checkbox', 'Write a page');
  await page.keyboard.press(' ');
  await says(page, '1 of 3 steps are done.');
  await assertAccessible(page, 'checklist');
  // What a reader has done is there on the next visit.
  await page.reload();
  await says(page, '1 of 3 steps are done.');
}

describe('a reader with a keyboard uses components', () => {
  it('of a live site', async (t) => {
    const headers = {'Content-Security-Policy': strictPolicy};
    const route = '#/guide/interactive-components';
    const site = await openSite(t, {files: filesIn('light'), headers, route});
    await useExamples(site.page);
    assert.deepEqual(site.problems, []);
  });

  it('of a built page', async (t) => {
    const {url} = await builtSite(t, filesIn('dark'));
    const page = await newPageFor(t);
    await page.goto(`${url}guide/interactive-components`);
    await page.waitForFunction(() => !document.querySelector('.docs-site-layout'));
    await useExamples(page);
  });

  it('of one file', async (t) => {
    const folder = await folderWith(t, filesIn('dark'));
    const file = join(await folderWith(t), 'site.html');
    const {code, error} = await runCommand(['build', folder, '--single-file', '--out', file]);
    assert.equal(code, 0, error);
    const site = await openSingleFile(t, file, '#/guide/interactive-components');
    await site.shown('guide/interactive-components');
    await useExamples(site.page);
    assert.deepEqual([site.faults, site.outside()], [[], []]);
  });
});
