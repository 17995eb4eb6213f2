import {build} from 'esbuild';
import {root} from './sources.mjs';

/**
 * A script that gives a page `window.react`: the same components rendered by React, whose updates
 * and effects are done when `act` resolves.
 *
 * @param {ReadonlyMap<string, string>} components Name of each → source of a file that exports
 *   `Generated`.
 */
export async function reactScript(components) {
  const names = [...components.keys()];
  const entry = `
import * as React from 'react';
import {createRoot} from 'react-dom/client';
${names.map((name) => `import {Generated as ${name}} from 'component:${name}';`).join('\n')}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
globalThis.react = {
  components: {${names.join(', ')}},
  act: React.act,
  async mount(name, container) {
    const root = createRoot(container);
    await React.act(async () => root.render(React.createElement(this.components[name])));
    return root;
  },
};`;
  const {outputFiles} = await build({
    stdin: {contents: entry, resolveDir: root, loader: 'jsx'},
    bundle: true,
    format: 'iife',
    write: false,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"development"'},
    logLevel: 'silent',
    plugins: [
      {
        name: 'components',
        setup(plugin) {
          plugin.onResolve({filter: /^component:/}, ({path}) => ({path, namespace: 'component'}));
          plugin.onLoad({filter: /./, namespace: 'component'}, ({path}) => ({
            contents: components.get(path.slice('component:'.length)),
            loader: 'jsx',
            resolveDir: root,
          }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}

/**
 * Runs in a page: does the same at random to the component that the site shows in `#own-NAME` and
 * to the one that React shows, and compares what they show after each.
 *
 * @returns {Promise<string[]>} What differs, with what was done before.
 */
export async function compareWithReact(names, events, seed) {
  const {react} = globalThis;
  let state = seed;
  const random = (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * most);
  };
  const shown = (element) => {
    const copy = element.cloneNode(true);
    const fields = copy.querySelectorAll('input, select, textarea');
    element.querySelectorAll('input, select, textarea').forEach((field, index) => {
      fields[index].setAttribute(
        'data-value',
        /^(?:checkbox|radio)$/.test(field.type) ? field.checked : field.value,
      );
    });
    // Attributes that one of the two adds, and that readers do not see.
    for (const one of copy.querySelectorAll('*')) {
      for (const name of ['form', 'type', 'value', 'checked', 'selected'])
        one.removeAttribute(name);
      if (one.localName === 'textarea') one.textContent = '';
      if (one.getAttribute('class') === '') one.removeAttribute('class');
    }
    return copy.innerHTML.replace(/<!--.*?-->/g, '');
  };
  const setValue = (field, value) => {
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    if (field.localName === 'select') field.dispatchEvent(new Event('change', {bubbles: true}));
  };
  const targets = (element) => [...element.querySelectorAll('button, input, select, textarea, li')];
  const perform = (element, index, text) => {
    const target = targets(element)[index];
    if (!target) return;
    if (target.localName === 'select')
      setValue(target, target.options[text.length % target.options.length].value);
    else if (
      target.localName === 'textarea' ||
      (target.localName === 'input' && !/^(?:checkbox|radio)$/.test(target.type))
    ) {
      setValue(target, target.value + text);
    } else target.click();
  };
  const differences = [];
  for (const name of names) {
    const own = document.querySelector(`#own-${name}`);
    // Radio buttons of one name in one tree are one group.
    const host = document.body.appendChild(document.createElement('div'));
    const container = host.attachShadow({mode: 'open'}).appendChild(document.createElement('div'));
    const root = await react.mount(name, container);
    const done = [];
    for (let step = 0; step <= events; step++) {
      const [mine, theirs] = [shown(own), shown(container)];
      if (mine !== theirs) {
        differences.push(`${name} after [${done.join('; ')}]\n  ${mine}\n  ${theirs}`);
        break;
      }
      const all = targets(container);
      if (all.length === 0) break;
      const index = random(all.length);
      const text = 'abc'.slice(0, 1 + random(3));
      done.push(`${all[index].localName} ${index} ${text}`);
      perform(own, index, text);
      await react.act(async () => perform(container, index, text));
    }
    await react.act(async () => root.unmount());
    host.remove();
  }
  return differences;
}
