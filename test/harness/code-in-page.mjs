import {textOf} from './sources.mjs';

/**
 * The code of a block that a page of the demo shows, so that tests use what authors copy.
 *
 * @param {string} path The page, such as `demo/hosting/nginx.mdx`.
 * @param {string} info What follows the fence: `nginx /etc/nginx/conf.d/docs.conf`.
 * @param {string} [part] What the code contains, where several blocks have the same info.
 */
export function codeInPage(path, info, part = '') {
  const blocks = textOf(path).matchAll(/^( *)```(.*)\n([^]*?)\n\1```$/gm);
  for (const [, indent, name, code] of blocks) {
    if (name === info && code.includes(part)) {
      return code.replace(new RegExp(`^${indent}`, 'gm'), '');
    }
  }
  throw new Error(`${path} has no code block “${info}” with “${part}”.`);
}
