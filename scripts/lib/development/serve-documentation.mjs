/**
 * What `npm start` runs after each build, bundled with the sources that it imports: the command
 * `serve` and the API of the demo. It gets the folder and the options as JSON, sends its port, and
 * reloads open pages after each message.
 */
import {serve} from '../../../cli/commands/serve.js';
import {sentenceOrThrow} from '../../../cli/misuse.js';
import {processTerminal} from '../../../cli/terminal.js';
import {demoApi} from './demo-api.mjs';

const {site, ...options} = JSON.parse(process.argv[2]);
try {
  const started = (server) => {
    process.send(server.port);
    process.on('message', () => server.reload(['docs-site/main.js']));
  };
  await serve(site, options, processTerminal(process), {intercept: demoApi(), started});
} catch (error) {
  console.error(sentenceOrThrow(error));
  process.exitCode = 2;
}
