import type {ApiLocalize} from '../api-catalog.js';
import type {OAuthFailure} from '../send/oauth-window.js';

/** Why there is no token, as a sentence. */
export function oauthProblem(failure: OAuthFailure, localize: ApiLocalize): string {
  switch (failure.kind) {
    case 'blocked':
      return localize('The browser blocked the window. Allow it, and try again.');
    case 'closed':
      return localize('The window was closed before you signed in.');
    case 'unreachable':
      return localize(
        'The authorization server does not respond, or does not allow requests from this site. Enter a token below.',
      );
    case 'insecure':
      return localize('To sign in, load this page over HTTPS.');
    case 'not-a-url':
      return localize('The API description does not contain a valid URL for this.');
    case 'no-server':
      return localize(
        'Nothing is sent: the URL {0} is relative to the base URL, and there is no base URL.',
        failure.url,
      );
    case 'no-configuration':
      return localize('This page cannot read the OpenID configuration.');
    case 'error':
      return localize(
        'The authorization server refused: {0} {1}',
        failure.error,
        failure.description,
      );
    default:
      return failure satisfies never;
  }
}
