import {definedOnly, fieldsOf, flagOf, textOf} from './raw.js';
import {readCallToAction} from './values.js';
import {readSocials} from './footer.js';
import type {WrittenConfig} from '../site-config.js';

/** The links and buttons at the end of a page. */
export interface ConfigFeedback {
  /** A link to edit the page's file. */
  readonly suggestEdit?: boolean;
  /** A link to a new issue. */
  readonly raiseIssue?: boolean;
  /** Buttons to rate the page. */
  readonly thumbsRating?: boolean;
  /**
   * Where readers who have rated a page can tell more: `$path`, `$page` and `$rating` are replaced
   * with its path, its URL, and `up` or `down`.
   */
  readonly form?: string;
  /** The URL of the repository. */
  readonly repo?: string;
}

/** Reads `feedback`. */
export function readFeedback({raw}: WrittenConfig): ConfigFeedback {
  const feedback = fieldsOf(raw.get('feedback'));
  return definedOnly({
    suggestEdit: flagOf(feedback.get('suggestEdit')),
    raiseIssue: flagOf(feedback.get('raiseIssue')),
    thumbsRating: flagOf(feedback.get('thumbsRating')),
    form: textOf(feedback.get('form')),
    repo: textOf(feedback.get('repo')),
  });
}

/** Whether pages show the date of their last change: `metadata.timestamp`. */
export function readTimestamp({raw}: WrittenConfig): boolean | undefined {
  return flagOf(fieldsOf(raw.get('metadata')).get('timestamp'));
}

/**
 * The values of `docs.json` that may name the site's repository, the most reliable first:
 * `feedback.repo`, the call to action of a code host, the accounts at such hosts.
 */
export function repositoryCandidates(config: WrittenConfig): readonly string[] {
  const {raw} = config;
  const navbar = fieldsOf(raw.get('navbar'));
  const socials = raw.get('footerSocials') ?? fieldsOf(raw.get('footer')).get('socials');
  const cta = readCallToAction(raw.get('topbarCtaButton') ?? navbar.get('primary'));
  return [
    readFeedback(config).repo,
    cta?.type === 'repository' && cta.target.to === 'url' ? cta.target.href : undefined,
    textOf(navbar.get('github')),
    ...readSocials(socials)
      .filter(({platform}) => /^(?:github|gitlab|bitbucket)$/.test(platform))
      .map(({target}) => (target.to === 'url' ? target.href : undefined)),
  ].filter((url) => url !== undefined);
}
