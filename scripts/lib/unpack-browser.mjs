import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
const complete = join(folder, 'complete');

/**
 * Unpacks the Chromium that npm brought, with the libraries and a font it needs, into
 * `node_modules/.cache`, once. Nothing is downloaded and no rights are needed.
 *
 * @returns {Promise<{executablePath: string, env: NodeJS.ProcessEnv}>}
 */
export async function unpackBrowser() {
  if (!existsSync(complete)) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(folder, {recursive: true});
    await unpack();
    writeFileSync(join(folder, 'fonts/fonts.conf'), fontsConf);
    writeFileSync(complete, '');
  }
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: libraries.join(':'),
    },
  };
}

/**
 * The package unpacks into the temporary folder, takes whatever is there for its own, and brings
 * its libraries only where it believes to be on the host it was made for; so it is told both.
 */
async function unpack() {
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

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
