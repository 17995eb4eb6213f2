import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {awkwardRequests, files} from '../harness/awkward-requests.mjs';
import {readParts, startEcho} from '../harness/echo-server.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {findRuntimes, runPrograms} from '../harness/run-samples.mjs';

const sources = await loadSource(
  'test/harness/operation-of.ts',
  'src/requests/build-request.ts',
  'src/requests/fetch-init.ts',
  'src/requests/json-text.ts',
  'src/requests/samples/more-writers.ts',
  'src/requests/samples/write-sample.ts',
);
const {fetchInit, languageWriters, moreWriters} = sources;
const writers = [...languageWriters, ...moreWriters];
const requests = awkwardRequests(sources);
const {there, missing} = findRuntimes();

describe('code samples', () => {
  it('know a way to run every language', (t) => {
    t.diagnostic(`Run: ${there.join(', ')}. Not run here: ${missing.join(', ') || 'none'}.`);
    const known = [...there, ...missing.map((each) => each.replace(/ .*/, ''))];
    assert.deepEqual(known.toSorted(), writers.map(({id}) => id).toSorted());
    assert.ok(there.includes('javascript'));
  });

  for (const language of there) {
    it(`in ${language} send what the playground sends`, async (t) => {
      const echo = await startEcho(t);
      const folder = mkdtempSync(join(tmpdir(), 'docs-site-samples-'));
      t.after(() => rmSync(folder, {recursive: true, force: true}));
      for (const {file, name} of files) {
        writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
      }
      for (const [index, {build}] of requests.entries()) {
        await send(build(echo.baseFor(`fetch-${index}`)));
      }
      const {write} = writers.find(({id}) => id === language);
      const programs = requests.map(({build}, index) =>
        write(build(echo.baseFor(`sample-${index}`))),
      );
      const said = await runPrograms(language, folder, programs);
      const wrong = requests.flatMap(({name}, index) => {
        const expected = observed(echo.receivedAs(`fetch-${index}`));
        const actual = observed(echo.receivedAs(`sample-${index}`), expected);
        try {
          assert.deepEqual(actual, expected);
          return [];
        } catch (error) {
          return [`${name}: ${error.message}\n${programs[index]}`];
        }
      });
      assert.deepEqual(wrong, [], `${wrong.join('\n\n')}\n\n${said.slice(-4000)}`);
    });
  }
});

/** Sends a request as the playground does; Node, unlike a browser, allows cookies. */
async function send(request) {
  const {headers, ...init} = fetchInit(request, 'boundary-of-the-playground');
  const cookie = request.cookies.map((pair) => pair.join('=')).join('; ');
  const all = cookie === '' ? headers : [...headers, ['Cookie', cookie]];
  const response = await fetch(request.url, {...init, headers: all});
  await response.text();
}

/** Headers that programs add of their own accord, each with its own value. */
const added = new RegExp(
  '^(?:accept(?:-encoding|-language)?|connection|content-length|expect|host|http2-settings|' +
    'sec-.*|transfer-encoding|upgrade|user-agent)$',
);

/** What is compared; `accept` only where it was not left to the program. */
function observed(received, expected) {
  if (received === undefined) return 'Nothing arrived.';
  const {method, url, headers, body} = received;
  const wants = (expected?.headers ?? headers).accept;
  const compared = Object.entries(headers).filter(([name]) => !added.test(name));
  const accept = wants === undefined || wants === '*/*' ? {} : {accept: headers.accept};
  const isForm = /^multipart\//.test(headers['content-type'] ?? '');
  return {
    method,
    url,
    headers: {
      ...Object.fromEntries(compared),
      ...accept,
      ...(isForm ? {'content-type': headers['content-type'].replace(/;.*/, '')} : {}),
    },
    body: isForm ? readParts(received) : body.toString('latin1'),
  };
}
