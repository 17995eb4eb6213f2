import type {ExampleOptions} from '../openapi/example.js';
import type {CodeSample} from '../openapi/operation-nodes.js';
import type {Operation} from '../openapi/operation.js';
import {bodySamples} from './body-samples.js';
import type {SampleSettings} from './request-samples.js';

/**
 * Samples of each response in each of its media types, with the variants that are chosen. The
 * status names them.
 */
export function responseSamples(
  {responses}: Operation,
  {makesSamples}: Pick<SampleSettings, 'makesSamples'>,
  chosen?: ExampleOptions['chosen'],
): readonly CodeSample[] {
  return responses.flatMap(({status, contents}) =>
    bodySamples(contents, {direction: 'response', makesSamples, chosen, name: status}),
  );
}
