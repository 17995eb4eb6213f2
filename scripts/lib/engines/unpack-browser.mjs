import {
  chmodSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const inProject = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const {version} = JSON.parse(
  readFileSync(inProject('node_modules/@sparticuz/chromium/package.json')),
);
const cached = inProject(`node_modules/.cache/chromium-${version}`);

let unpacking;

/**
 * Unpacks the Chromium that npm brought, with the libraries and the only font it needs, into
 * `node_modules/.cache`, once. Nothing is downloaded and no rights are needed. Several processes
 * may unpack it at the same time.
 *
 * @returns {Promise<{executablePath: string, env: NodeJS.ProcessEnv}>}
 */
export async function unpackBrowser() {
  await (unpacking ??= existsSync(cached) ? undefined : unpackInto(cached));
  const libraries = [join(cached, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(cached, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(cached, 'fonts'),
      LD_LIBRARY_PATH: libraries.join(':'),
    },
  };
}

/**
 * Unpacks the browser into a folder that appears only when it is complete. If another process has
 * created the folder in the meantime, its copy is kept.
 */
export async function unpackInto(folder) {
  mkdirSync(dirname(folder), {recursive: true});
  const unfinished = mkdtempSync(`${folder}-`);
  await unpack(unfinished);
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontsConf(folder));
  // Other users may run it, too.
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, {recursive: true});
  }
}

/**
 * The package unpacks into the temporary folder, takes whatever is there for its own, and brings
 * its libraries only where it believes to be on the host it was made for; so it is told both.
 */
async function unpack(folder) {
  const before = {...process.env};
  Object.assign(process.env, {TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'});
  try {
    const {default: chromium} = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
