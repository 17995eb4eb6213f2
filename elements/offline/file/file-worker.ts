import type {FileMessage, FileRequest} from './file-messages.js';
import {writeSiteFile} from './write-site-file.js';

// Runs in a worker: writes a site as one HTML file.

const send = (message: FileMessage) => postMessage(message);

addEventListener('message', ({data}: MessageEvent<FileRequest>) => {
  writeSiteFile(data, (progress) => send({progress})).then(
    (done) => send({done}),
    (error: unknown) => send({failure: String(error)}),
  );
});
