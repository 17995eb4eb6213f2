import {parseToPlainData} from '../../src/openapi/parse-text.js';
import {toMessage} from '../../src/openapi/parsed-message.js';

// Runs in a worker: parses the text of a message and sends what it says.
addEventListener('message', ({data}: MessageEvent<string>) => {
  postMessage(toMessage(parseToPlainData(data), data.length));
});
