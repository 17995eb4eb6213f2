import {readFeedback, repositoryCandidates} from '../../src/config/read/feedback.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import {repositoryAt, repositoryOfPages, type Repository} from '../../src/site/repository.js';

/** Whether the author names the repository of the pages; others are found in links to it. */
export function namesRepository(host: HTMLElement, config: SiteConfig): boolean {
  return Boolean(host.getAttribute('repository') || readFeedback(config).repo);
}

/**
 * The repository of a site: that of the attributes `repository`, `branch` and `directory` of its
 * element, else the first one in its configuration, else the one whose GitHub pages it is
 * (contract: `<docs-site>`).
 */
export function repositoryOf(
  host: HTMLElement,
  config: SiteConfig,
  folder: URL,
): Repository | undefined {
  const attribute = (name: string) => host.getAttribute(name) ?? undefined;
  const options = {branch: attribute('branch'), directory: attribute('directory')};
  for (const named of [attribute('repository') ?? '', ...repositoryCandidates(config)]) {
    const repository = repositoryAt(named.trim(), options);
    if (repository) return repository;
  }
  return repositoryOfPages(folder, options);
}
