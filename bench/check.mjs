/**
 * How long `docs-site check` takes for sites of many pages, and how much memory.
 *
 *     node bench/check.mjs [--pages 1000] [--runs 3]
 *
 * The pages are those of `demo/`, repeated in folders, so that their links lead to pages. Reads `dist/`: build first.
 * Prints the time of the whole command, the time of its processor, and the largest memory.
 */
import {execFile} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));
const {values} = parseArgs({
  options: {pages: {type: 'string', default: '1000'}, runs: {type: 'string', default: '3'}},
});
const [pages, runs] = [values.pages, values.runs].map(Number);

const folder = await mkdtemp(join(tmpdir(), 'docs-site-check-'));
try {
  for (const count of [100, pages]) {
    const site = join(folder, String(count));
    const files = await writeSite(site, count);
    for (let run = 0; run < runs; run++) {
      const {seconds, cpu, megabytes, problems} = await check(site);
      console.log(
        `${files} pages: ${seconds.toFixed(1)} s (processor ${cpu.toFixed(1)} s), ` +
          `${megabytes.toFixed(0)} MB, ${problems} problems`,
      );
    }
  }
} finally {
  await rm(folder, {recursive: true, force: true});
}

async function writeSite(site, count) {
  const demo = JSON.parse(await readFile(join(root, 'demo/docs.json'), 'utf8'));
  const paths = JSON.stringify(demo.navigation).match(/"(?:guide|components|reference)\/[\w-]+"/g);
  const names = paths.map((path) => JSON.parse(path));
  const copies = Math.ceil(count / names.length);
  const groups = [];
  for (let copy = 0; copy < copies; copy++) {
    await cp(join(root, 'demo'), join(site, `copy-${copy}`), {recursive: true});
    const own = names.map((name) => `copy-${copy}/${name}`);
    for (const [index, name] of own.entries()) {
      const file = join(site, `${name}.mdx`);
      const text = await readFile(file, 'utf8');
      const inside = text.replaceAll(/\]\(\/(?=guide|components|reference)/g, `](/copy-${copy}/`);
      await writeFile(file, `${inside}\n[The page before](/${own[index - 1] ?? own[0]})\n`);
    }
    groups.push({group: `Copy ${copy}`, pages: own});
  }
  await writeFile(join(site, 'docs.json'), JSON.stringify({name: 'Bench', navigation: groups}));
  return copies * names.length;
}

function check(site) {
  const report =
    'data:text/javascript,process.on("exit",()=>process._rawDebug(JSON.stringify(process.resourceUsage())))';
  const words = ['--import', report, join(root, 'dist/node/docs-site.js'), 'check', site, '--json'];
  const start = performance.now();
  return new Promise((done) => {
    execFile(process.execPath, words, {maxBuffer: 1 << 30}, (_, out, error) => {
      const seconds = (performance.now() - start) / 1000;
      const {maxRSS, userCPUTime, systemCPUTime} = JSON.parse(error);
      const cpu = (userCPUTime + systemCPUTime) / 1e6;
      const problems = JSON.parse(out).diagnostics.length;
      done({seconds, cpu, megabytes: maxRSS / 1024, problems});
    });
  });
}
