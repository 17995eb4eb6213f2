import {readFeedback, repositoryCandidates} from '../config/read/feedback.js';
import {fieldsOf} from '../config/read/raw.js';
import type {Check} from '../config/validate.js';
import {repositoryAt} from '../site/repository.js';

/**
 * Makes the check for links to a repository that nothing names: neither the configuration nor the
 * element in `page`, the text of the page that shows the site.
 */
export function unknownRepository(page: string): Check {
  return (raw, report) => {
    const config = {raw: fieldsOf(raw)};
    const {suggestEdit, raiseIssue} = readFeedback(config);
    if (!(suggestEdit || raiseIssue) || /\srepository\s*=/.test(page)) return;
    const isKnown = repositoryCandidates(config).some((named) => repositoryAt(named.trim()));
    if (!isKnown) report('config/no-repository', '/feedback');
  };
}
