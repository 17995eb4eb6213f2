/**
 * How long `docs-site build` takes for each page of a small and of a large site, and how much memory.
 *
 *     node bench/build.mjs [--pages 10000]
 *
 * The pages have 11 KB of text, with code in two languages. Reads `dist/`: build first. Prints the time of the whole
 * command, of each page, and the largest memory: for the first run, and for a second one, which has nothing to write.
 */
import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const command = fileURLToPath(new URL('../dist/node/docs-site.js', import.meta.url));
const {values} = parseArgs({options: {pages: {type: 'string', default: '10000'}}});

const folder = await mkdtemp(join(tmpdir(), 'docs-site-build-'));
try {
  const perPage = [];
  for (const count of [500, Number(values.pages)]) {
    const site = join(folder, String(count));
    await writeSite(site, count);
    for (const run of ['first', 'second']) {
      const {seconds, megabytes} = await build(site);
      const each = (seconds / count) * 1000;
      if (run === 'first') perPage.push(each);
      console.log(
        `${count} pages, ${run} run: ${seconds.toFixed(1)} s, ${each.toFixed(1)} ms a page, ` +
          `${megabytes.toFixed(0)} MB`,
      );
    }
  }
  const [small, large] = perPage;
  console.log(`A page of the large site takes ${(large / small).toFixed(2)} times as long.`);
} finally {
  await rm(folder, {recursive: true, force: true});
}

async function writeSite(site, count) {
  const groups = [];
  for (let at = 0; at < count; at += 10) {
    const name = `group-${at / 10}`;
    await mkdir(join(site, name), {recursive: true});
    const pages = Array.from({length: Math.min(10, count - at)}, (_, index) => `${name}/${index}`);
    for (const path of pages) await writeFile(join(site, `${path}.md`), textOf(path));
    groups.push({group: `Group ${at / 10}`, pages});
  }
  await writeFile(join(site, 'docs.json'), JSON.stringify({name: 'Bench', navigation: groups}));
}

function textOf(path) {
  const parts = Array.from({length: 12}, (_, index) => {
    const words = `Part ${index} of ${path} is about **anvils** and [their makers](/${path}). `;
    return (
      `## Part ${index}\n\n${words.repeat(8)}\n\n- one \`thing\`\n- another one\n\n` +
      `\`\`\`${index % 2 ? 'js' : 'python'}\nanvil = make(${index}, "steel")\n\`\`\`\n`
    );
  });
  return `---\ntitle: Page ${path}\ndescription: All of ${path}.\n---\n\n${parts.join('\n')}`;
}

function build(site) {
  const report =
    'data:text/javascript,process.on("exit",()=>process._rawDebug(JSON.stringify(process.resourceUsage())))';
  const out = `${site}-built`;
  const words = ['build', site, '--url', 'https://docs.acme.dev', '--out', out];
  const start = performance.now();
  return new Promise((done, fail) => {
    execFile(process.execPath, ['--import', report, command, ...words], (problem, _, error) => {
      if (problem) return fail(problem);
      const {maxRSS} = JSON.parse(error.slice(error.lastIndexOf('{"')));
      done({seconds: (performance.now() - start) / 1000, megabytes: maxRSS / 1024});
    });
  });
}
