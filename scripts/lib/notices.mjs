import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * The notices of third parties with the licence texts of the packages whose code is in the bundle.
 *
 * @param {string} notices The text of `THIRD-PARTY.md`.
 * @param {string[]} modules The files the bundle was made of.
 */
export function withLicenceTexts(notices, modules) {
  const folders = new Set(modules.map(packageFolder).filter(Boolean));
  const texts = [...folders].sort().map((folder) => {
    const {name, version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `## ${name} ${version}\n\n${licenceIn(folder)}\n`;
  });
  return [notices, ...texts].join('\n');
}

/** The folder of the package a module belongs to; `undefined` for our own modules. */
function packageFolder(module) {
  return /^\0?(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(module)?.[1];
}

function licenceIn(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`No licence text in ${folder}`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
