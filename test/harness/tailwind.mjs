import postcss from 'postcss';

/**
 * A plugin of the test runner for comparisons with Tailwind CSS 3. Server command `tailwind-names`:
 * the names of all its classes. `tailwind`: its style sheet for a list of classes, with its
 * preflight. It is in dark mode inside an element with the class `dark`.
 *
 * @type {import('@web/test-runner').TestRunnerPlugin}
 */
export const tailwindCommands = {
  name: 'tailwind',
  executeCommand({command, payload}) {
    if (command === 'tailwind-names') return classNames();
    return command === 'tailwind' ? styleSheetFor(payload) : undefined;
  },
};

const settings = {darkMode: 'selector'};

// It takes a while to load, and most tests do not need it.
async function styleSheetFor(classes) {
  const {default: tailwind} = await import('tailwindcss');
  const files = [{raw: classes.join(' '), extension: 'txt'}];
  const content = {files, extract: (text) => text.split(' ')};
  const layers = '@tailwind base;@tailwind components;@tailwind utilities;';
  const {css} = await postcss([tailwind({...settings, content})]).process(layers, {
    from: undefined,
  });
  return css;
}

async function classNames() {
  const {default: resolveConfig} = await import('tailwindcss/resolveConfig.js');
  const {default: contexts} = await import('tailwindcss/lib/lib/setupContextUtils.js');
  return contexts.createContext(resolveConfig({...settings, content: []})).getClassList();
}
