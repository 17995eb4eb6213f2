/*
 * The main chunk: defines `<docs-site>`, and starts a site where the page has no other content. The
 * entry (`entry.ts`) loads it in pages with a script tag, `elements.ts` in those of a bundler.
 */
import {lazy} from './shared/lazy.js';
import {earlyStart} from './shared/running-script.js';
import {autoStart} from './site/document-setup.js';
import {DocsSite} from './site/docs-site.js';
import {defineElementsOf} from './render/standalone.js';

/** Passes the answer of an authorization server on to the playground. */
const oauthRedirect = lazy('oauth-redirect', () => import('./api/oauth-redirect.js'));

export {DocsSite};
export {
  DocsDiagnosticsEvent,
  DocsModeChangeEvent,
  DocsNavigateEvent,
  DocsPageShownEvent,
  DocsSearchOpenEvent,
} from './shared/events.js';
export {DocsVersionChangeEvent} from './shared/events.js';
export type {DocsFeedbackEvent} from './layout/docs-feedback.js';

if (customElements.get('docs-site') === DocsSite) {
  if (/[?&]state=docs-oauth\./.test(location.search)) {
    // An authorization server has redirected this window here: it has nothing else to show.
    void oauthRedirect(({passOAuthAnswer}) => passOAuthAnswer());
  } else {
    autoStart(document);
  }
  defineElementsOf(document);
  // The site's own styles apply the mode from here on.
  earlyStart()?.colorScheme?.remove();
} else {
  console.warn(`docs-site-element is loaded twice: ${import.meta.url} does not run.`);
}
