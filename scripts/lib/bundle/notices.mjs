import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Packages that come with others' code inside their own files. */
const bundles = ['mermaid'];

/**
 * The notices of third parties with the license texts of the packages whose code is in the bundle.
 *
 * @param {string} notices The text of `THIRD-PARTY.md`.
 * @param {string[]} modules The files the bundle was made of.
 */
export function withLicenseTexts(notices, modules) {
  const folders = new Set(modules.map(packageFolder).filter(Boolean));
  for (const folder of [...folders]) {
    if (bundles.includes(manifestOf(folder).name)) addDependencies(folder, folders);
  }
  const texts = [...folders].sort().map((folder) => {
    const {name, version} = manifestOf(folder);
    return `## ${name} ${version}\n\n${licenseOf(folder)}\n`;
  });
  return [notices, ...texts].join('\n');
}

/** The folder of the package a module belongs to; `undefined` for our own modules. */
function packageFolder(module) {
  return /^\0?(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(module)?.[1];
}

/** Adds all that a package needs, and all that this needs; types are no code. */
function addDependencies(folder, folders) {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const found = name.startsWith('@types/') ? undefined : folderOf(name, folder);
    if (found === undefined || folders.has(found)) continue;
    folders.add(found);
    addDependencies(found, folders);
  }
}

/** Where a package that another one names was installed: beside or above it. */
function folderOf(name, from) {
  for (let at = from; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** A package without a license text names its license at least. */
function licenseOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const {license} = manifestOf(folder);
  if (typeof license !== 'string') throw new Error(`No license in ${folder}`);
  return `License: ${license}`;
}
