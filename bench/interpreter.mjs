/**
 * The time that evaluating the code of pages takes.
 *
 *     node bench/interpreter.mjs
 *
 * Prints the time to read a page with 500 uses of one component, beside the same page written
 * without a component; the time of texts with many braces, of one and of four times the size; and the
 * longest times of attacks on the evaluator, with their steps, and of attacks of whole pages. Times are
 * those of the processor, so that other programs count less.
 */
import {loadSource} from '../scripts/lib/load-source.mjs';
import {quartiles} from './quartiles.mjs';

const rounds = 7;
const uses = 500;

const {
  allExtensions,
  interpreter,
  parsePage,
  evaluateCounted,
  forbidden,
  exhausting,
  exhaustingComponents,
} = await loadSource(
  'test/harness/extensions.ts',
  'test/harness/evaluate.ts',
  'test/harness/attacks.ts',
  'src/content/parse-page.ts',
  'src/interpreter/page-code.ts',
);

const component = `export const Item = ({name, to, tags = []}) => (
  <Card title={name.toUpperCase()} href={\`/\${to}\`}>
    {tags.length > 0 && <i>{tags.map((tag) => \`#\${tag}\`).join(' ')}</i>}
  </Card>
);`;
const computed = `${component}\n\n${'<Item name="a" to="b" tags={["c", "d"]} />\n\n'.repeat(uses)}`;
const written = '<Card title="A" href="/b"><i>#c #d</i></Card>\n\n'.repeat(uses);
const extensions = {...allExtensions, interpreter};

const time = (work) => {
  const start = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
};
const median = (text) => {
  const times = Array.from({length: rounds}, () =>
    time(() => parsePage(text, 'a.mdx', 'a', {extensions})),
  );
  return quartiles(times)[0];
};

const [ofComputed, ofWritten] = [median(computed), median(written)];
console.log(`${uses} uses of a component: ${ofComputed.toFixed(1)} ms`);
console.log(`the same, written: ${ofWritten.toFixed(1)} ms`);
console.log(`ratio: ${(ofComputed / ofWritten).toFixed(2)}`);

const braces = (size) => median(`export const a = 1;\n\n${'{a}'.repeat(size / 3)}`);
const [small, large] = [braces(25_000), braces(100_000)];
console.log(
  `100 KB of braces: ${large.toFixed(1)} ms, ${(large / small).toFixed(2)} times those of 25 KB`,
);

const attacks = [...forbidden, ...exhausting].map((source) => {
  let steps = 0;
  const times = Array.from({length: 3}, () =>
    time(() => {
      ({steps} = evaluateCounted(source));
    }),
  );
  return {source, steps, time: Math.min(...times)};
});
print('attacks on the evaluator', attacks);

print(
  'attacks of pages',
  exhaustingComponents.map((code) => {
    const text = `export const A = () => { ${code} };\n\n<A>kept</A>`;
    return {source: code, time: median(text)};
  }),
);

function print(title, all) {
  console.log(`\n${all.length} ${title}, the longest:`);
  const sorted = all.sort((a, b) => b.time - a.time);
  for (const {source, steps, time: taken} of sorted.slice(0, 10)) {
    const count = steps === undefined ? '' : ` ${Math.round(steps)} steps`;
    console.log(`${taken.toFixed(1).padStart(7)} ms${count}: ${source.slice(0, 100)}`);
  }
}
