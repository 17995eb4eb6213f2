import type {ReactiveController} from 'lit';
import type {View} from '../../src/navigation/view.js';
import type {DivisionChoice} from '../../src/site/choose-division.js';
import {
  isWaiting,
  pathOf,
  transition,
  viewSelector,
  type SiteEvent,
  type SiteState,
} from '../../src/site/state.js';
import {selectorParts} from '../layout/topbar/docs-topbar.js';
import {ProblemList} from '../problems/problem-list.js';
import {unlessAborted} from '../shared/unless-aborted.js';
import type {SiteHost} from './site-options.js';
import type {SiteResources} from './site-resources.js';
import {type SessionOwner, SiteSession} from './site-session.js';

/**
 * Has the state of `<docs-site>`: events become the next state (`src/site/state.ts`), and the host
 * is updated. While the host is connected, a session loads what is shown.
 */
export class SiteController implements ReactiveController, SessionOwner {
  readonly host: SiteHost;
  /** What is wrong with the site and the page shown. */
  readonly problems: ProblemList;
  /** Resolves once it is known what is shown first. */
  readonly firstPage: Promise<void>;
  /** Everything that is shown. */
  state: SiteState = {phase: 'booting'};
  /**
   * What the navigation shows; known once the site is open, identical until something in it
   * changes.
   */
  view: View | undefined;
  /** The path of the page on the screen; before the first one, of the page asked for. */
  path = '';
  /** The site that is shown; `undefined` while the host is not connected. */
  session: SiteSession | undefined;

  readonly #viewOf = viewSelector();
  /** The last session that has begun and ended. */
  #last: SiteSession | undefined;
  #onFirstPage: () => void = () => undefined;

  constructor(host: SiteHost) {
    this.host = host;
    this.problems = new ProblemList(host);
    this.firstPage = new Promise((resolve) => (this.#onFirstPage = resolve));
    host.addController(this);
  }

  /** The resources of the session. */
  get resources(): SiteResources | undefined {
    return this.session?.resources;
  }

  /** Elements of the page use its resources as soon as they are connected. */
  hostConnected(): void {
    this.#begin();
    this.host.requestUpdate();
  }

  hostUpdate(): void {
    this.follow();
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Shows what the host's attributes name: the site, and its page. */
  follow(): void {
    const {session} = this;
    if (!session) return;
    if (!session.isCurrent) this.restart();
    else if (session.isBegun) session.follow();
    else session.open();
  }

  /** Makes an event the next state, and updates the host. */
  readonly dispatch = (event: SiteEvent): void => {
    this.state = transition(this.state, event);
    this.view = this.#viewOf(this.state);
    this.path = pathOf(this.state);
    if (!isWaiting(this.state)) this.#onFirstPage();
    this.host.requestUpdate();
  };

  /** Opens the site again; with `movesFocus`, the focus goes to its first page. */
  restart(movesFocus = false): void {
    this.#end();
    this.#begin().open(movesFocus);
  }

  /** Loads again what could not be loaded. */
  retry(): void {
    if (this.state.phase === 'ready') this.session?.retry();
    else {
      this.resources?.loader.forget();
      this.restart(this.host.matches(':focus-within'));
    }
  }

  /** Reads the page again; resolves when it is shown. The reader stays where they are. */
  async refresh(): Promise<void> {
    await this.session?.refresh();
  }

  /** Shows another version, language or the like, if possible on the page where the reader is. */
  async choose(choice: DivisionChoice): Promise<void> {
    const {session, dispatch, host} = this;
    if (!session) return;
    const {signal, store} = session.resources;
    const module = await unlessAborted(selectorParts(), signal);
    if (!module || this.state.phase !== 'ready') return;
    const navigate = (path: string) => session.navigate({path}, {}, choice);
    module.followChoice(choice, this.state, {host, store, dispatch, navigate});
  }

  /** Hides the banner with this text, also on later visits. */
  dismissBanner(content: string): void {
    this.resources?.store.write({dismissed: content});
    this.dispatch({type: 'banner-dismissed', content});
  }

  /** Notes which pages a list shows, so that their labels are read; pages of APIs have theirs. */
  listPages(list: unknown, paths: readonly string[]): void {
    if (this.state.phase !== 'ready') return;
    const {pages} = this.state.site.navigation;
    const files = paths.filter((path) => !pages.get(path)?.source.file);
    this.resources?.labels.list(list, files);
  }

  #begin(): SiteSession {
    this.session = new SiteSession(this, this.#last);
    return this.session;
  }

  #end(): void {
    const {session} = this;
    // Nothing was shown of one that has not begun: the element was moved again before its update.
    if (session?.isBegun) this.#last = session;
    session?.end();
    this.session = undefined;
  }
}
