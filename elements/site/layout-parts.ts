import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {View} from '../../src/navigation/view.js';
import type {ReadyState} from '../../src/site/state.js';
import {pageEnd} from '../layout/page-end.js';
import {drillDown, updateTopbarOverflow} from '../layout/update-frame.js';
import {DocumentMetadata} from './document-metadata.js';
import type {SiteHost} from './site-options.js';
import {repositoryOf} from './site-repository.js';
import type {SiteResources} from './site-resources.js';

/** The parts of the layout that load once the first page can be read. */
export class LayoutParts {
  readonly #host: SiteHost;
  readonly #report: (diagnostic: Diagnostic) => void;
  #metadata: DocumentMetadata | undefined;
  /** The resources of the site that the metadata is of. */
  #resources: SiteResources | undefined;

  /** `report` gets what is wrong with what the site says of its document. */
  constructor(host: SiteHost, report: (diagnostic: Diagnostic) => void) {
    this.#host = host;
    this.#report = report;
  }

  /** What follows the page. */
  end(state: ReadyState, view: View, {location}: SiteResources): unknown {
    const repository = repositoryOf(this.#host, state.site.config.raw, location.folder);
    return pageEnd(state, view, repository);
  }

  /** Brings the document's head, the sidebar and the top bar up to date. */
  update(state: ReadyState, resources: SiteResources): void {
    const host = this.#host;
    const {config} = state.site;
    if (this.#resources !== resources) {
      this.#resources = resources;
      this.#metadata = new DocumentMetadata(host, config, resources, this.#report);
    }
    this.#metadata?.update(state);
    const frame = host.shadowRoot;
    if (!frame) return;
    drillDown(frame, config);
    updateTopbarOverflow(frame);
  }
}
