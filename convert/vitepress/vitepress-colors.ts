import {hexOf, withoutComments} from '../css-values.js';
import {rootOf} from './vitepress-files.js';
import type {VitepressSource} from './vitepress-source.js';

/** The value of a variable in light and in dark mode, as far as it is known. */
interface ModeValues {
  readonly light?: string;
  readonly dark?: string;
}

type Mode = keyof ModeValues;

/** The colors that VitePress has names for: those that end with 1, 2 and 3, in both modes. */
const palette: ReadonlyMap<string, ModeValues> = new Map(
  Object.entries({
    gray: ['#dddde3 #e4e4e9 #ebebef', '#515c67 #414853 #32363f'],
    indigo: ['#3451b2 #3a5ccc #5672cd', '#a8b1ff #5c73e7 #3e63dd'],
    purple: ['#6f42c1 #7e4cc9 #8e5cd9', '#c8abfa #a879e6 #8e5cd9'],
    green: ['#18794e #299764 #30a46c', '#3dd68c #30a46c #298459'],
    yellow: ['#915930 #946300 #9f6a00', '#f9b44e #da8b17 #a46a0a'],
    red: ['#b8272c #d5393e #e0575b', '#f66f81 #f14158 #b62a3c'],
  }).flatMap(([name, modes]) => {
    const [light = [], dark = []] = modes.map((colors) => colors.split(' '));
    return [0, 1, 2].map((index): [string, ModeValues] => [
      `--vp-c-${name}-${index + 1}`,
      {light: light[index] ?? '', dark: dark[index] ?? ''},
    ]);
  }),
);

/** The accent color: that of texts, or the only one of older versions. */
const accents = ['--vp-c-brand-1', '--vp-c-brand'];

/** The accent color in the style sheets of a theme: in light mode, and in dark mode. */
export async function colorsOf(
  source: VitepressSource,
): Promise<Readonly<Record<string, string>> | undefined> {
  const {folder, configFile} = source;
  const variables = new Map<string, ModeValues>();
  let file: string | undefined;
  for (const sheet of folder.all) {
    const isOfTheme = sheet.startsWith(`${rootOf(configFile)}.vitepress/theme/`);
    if (!isOfTheme || !/\.(?:css|scss|less)$/.test(sheet)) continue;
    addVariables(variables, (await folder.text(sheet)) ?? '');
    if (accents.some((name) => variables.has(name))) file ??= sheet;
  }
  const accent = accents.find((name) => variables.has(name));
  if (accent === undefined || file === undefined) return undefined;
  const written = variables.get(accent);
  const light = written?.light && colorOf(accent, 'light', variables);
  const dark = colorOf(accent, 'dark', variables);
  const primary = light ?? dark;
  if (primary === undefined) {
    const hint = 'Write it as a hex code into "colors" of docs.json.';
    source.leaveOut({file}, `The color ${written?.light ?? written?.dark}`, hint);
    return undefined;
  }
  return {primary, ...(dark !== undefined && dark !== primary && {light: dark})};
}

/** Adds the variables of a style sheet; those that are known stay. */
function addVariables(variables: Map<string, ModeValues>, css: string): void {
  for (const block of withoutComments(css).split('}')) {
    const start = block.lastIndexOf('{');
    const mode: Mode = block.slice(0, start).includes('.dark') ? 'dark' : 'light';
    for (const declaration of block.slice(start + 1).split(';')) {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim();
      if (colon === -1 || !name.startsWith('--')) continue;
      const value = declaration.slice(colon + 1).trim();
      variables.set(name, {[mode]: value, ...variables.get(name)});
    }
  }
}

/** The color of a variable, also where it is that of another one. */
function colorOf(
  variable: string,
  mode: Mode,
  variables: ReadonlyMap<string, ModeValues>,
): string | undefined {
  let name = variable;
  // Variables can lead to each other in a circle.
  for (let steps = 0; steps < 20; steps++) {
    const [own, known] = [variables.get(name), palette.get(name)];
    // What a theme writes for both modes replaces the color of VitePress in both.
    const value = own?.[mode] ?? own?.light ?? known?.[mode];
    if (value === undefined) return undefined;
    const [, next] = /^var\(\s*(--[\w-]+)/.exec(value) ?? [];
    if (next === undefined) return hexOf(value);
    name = next;
  }
  return undefined;
}
