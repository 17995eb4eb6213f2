/**
 * The time that evaluating the code of pages takes.
 *
 *     node bench/interpreter.mjs
 *
 * Prints the time to read a page with 500 uses of one component, beside the same page written
 * without a component; and the longest times of the attacks on the evaluator, each with its steps.
 */
import {loadSource} from '../test/harness/load-source.mjs';
import {quartiles} from './quartiles.mjs';

const rounds = 15;
const uses = 500;

const {allExtensions, interpreter, parsePage, evaluateCounted, forbidden, exhausting} =
  await loadSource(
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
  const start = performance.now();
  work();
  return performance.now() - start;
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

const attacks = [...forbidden, ...exhausting].map((source) => {
  let steps = 0;
  const times = Array.from({length: 3}, () =>
    time(() => {
      ({steps} = evaluateCounted(source));
    }),
  );
  return {source, steps, time: Math.min(...times)};
});
attacks.sort((a, b) => b.time - a.time);
console.log(`\n${attacks.length} attacks, the longest:`);
for (const {source, steps, time: taken} of attacks.slice(0, 10)) {
  console.log(
    `${taken.toFixed(1).padStart(7)} ms ${Math.round(steps)} steps: ${source.slice(0, 70)}`,
  );
}
