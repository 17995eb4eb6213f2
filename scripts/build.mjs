/** `npm run build`: everything a site needs, into `dist/`. */
import {installMissing} from './lib/install.mjs';

installMissing();
const {build} = await import('./lib/bundle.mjs');
const {files, seconds} = await build();
console.log(`dist/: ${files} files, ${seconds} s`);
