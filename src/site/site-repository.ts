import {readFeedback, repositoryCandidates} from '../config/read/feedback.js';
import type {WrittenConfig} from '../config/site-config.js';
import {repositoryAt, repositoryOfPages, type Repository} from './repository.js';

/** An attribute of `<docs-site>`; `undefined` where it has none. */
export type SiteAttribute = (name: string) => string | undefined;

/** Whether the author names the repository of the pages; others are found in links to it. */
export function namesRepository(attribute: SiteAttribute, config: WrittenConfig): boolean {
  return Boolean(attribute('repository') || readFeedback(config).repo);
}

/**
 * The repository of a site: that of the attributes `repository`, `branch` and `directory` of its
 * element, else the first one in its configuration, else the one whose GitHub pages it is.
 */
export function repositoryOf(
  attribute: SiteAttribute,
  config: WrittenConfig,
  folder: URL,
): Repository | undefined {
  const options = {branch: attribute('branch'), directory: attribute('directory')};
  for (const named of [attribute('repository') ?? '', ...repositoryCandidates(config)]) {
    const repository = repositoryAt(named.trim(), options);
    if (repository) return repository;
  }
  return repositoryOfPages(folder, options);
}
