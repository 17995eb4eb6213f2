import type {ReferencedFiles} from '../config/json/references.js';
import {validationSteps} from '../config/validate.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {checkContrast} from '../theme/check-contrast.js';

/**
 * Everything that is wrong in a site's configuration: in its files, and with how its colours can be read. Waits for `pause`
 * between its steps, and rejects when that does.
 */
export async function checkSite(
  text: string,
  file: string,
  files: ReferencedFiles | undefined,
  pause: () => Promise<void>,
): Promise<readonly Diagnostic[]> {
  const steps = validationSteps(text, file, files, [checkContrast]);
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
    await pause();
  }
}
