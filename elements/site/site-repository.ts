import {repositoryCandidates} from '../../src/config/read/feedback.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import {repositoryAt, repositoryOfPages, type Repository} from '../../src/site/repository.js';

/**
 * The repository of a site: what the attributes `repository`, `branch` and `directory` of its element say, else the first
 * that its configuration names, else the one whose GitHub pages it is (contract: `<docs-site>`).
 */
export function repositoryOf(
  host: HTMLElement,
  written: SiteConfig['raw'],
  folder: URL,
): Repository | undefined {
  const attribute = (name: string) => host.getAttribute(name) ?? undefined;
  const options = {branch: attribute('branch'), directory: attribute('directory')};
  for (const named of [attribute('repository') ?? '', ...repositoryCandidates(written)]) {
    const repository = repositoryAt(named.trim(), options);
    if (repository) return repository;
  }
  return repositoryOfPages(folder, options);
}
