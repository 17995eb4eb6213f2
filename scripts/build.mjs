/** `npm run build`: everything a site needs, into `dist/`. */
import {installMissing} from './lib/install.mjs';

installMissing();
const {build, explain} = await import('./lib/bundle/bundle.mjs');
try {
  console.log('Building dist/');
  const {files, seconds} = await build({print: (text) => process.stdout.write(text)});
  console.log(`dist/: ${files} files, ${seconds} s`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
