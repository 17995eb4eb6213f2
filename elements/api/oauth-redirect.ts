/**
 * The parts of OAuth that the page an authorization server redirects to needs: a few lines without
 * imports, for the entry of the script tag.
 *
 * The playground opens the authorization URL in a new window. Its redirect URI is a page of the
 * site itself, so no other file is needed: there, the entry calls `passOAuthAnswer` before anything
 * else, and loads nothing if it returns `true`. The window that waits gets the URL and closes the
 * new one.
 */

/** How the `state` of our requests begins; the entry leaves all others alone. */
export const statePrefix = 'docs-oauth.';

/** The message with which the answer is passed on; its URL contains the code. */
export interface OAuthAnswerMessage {
  readonly type: 'docs-oauth';
  readonly url: string;
}

/**
 * Passes the answer of an authorization server in the URL of this window to the window that waits
 * for it; `false` if the URL has none. Only windows of this origin get it.
 */
export function passOAuthAnswer(): boolean {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  if (!state.startsWith(statePrefix)) return false;
  const message: OAuthAnswerMessage = {type: 'docs-oauth', url: location.href};
  // The code must not stay in the history, or in a `Referer`.
  history.replaceState(null, '', location.origin + location.pathname);
  // An opener is missing under some policies (COOP); a channel in partitioned storage.
  const channel = new BroadcastChannel(state);
  channel.postMessage(message);
  channel.close();
  // Another origin may have opened this page: `postMessage` does not deliver it there.
  (window.opener as Window | null)?.postMessage(message, location.origin);
  window.close();
  return true;
}
