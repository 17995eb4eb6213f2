import {fieldsOf, textOf, type Fields} from './raw.js';
import {readCallToAction} from './values.js';
import {readSocials} from './footer.js';

/**
 * The feedback buttons of a page. `thumbsRating` needs a server: it is accepted and has no effect.
 */
export interface ConfigFeedback {
  /** A link to edit the page's file. */
  readonly suggestEdit: boolean;
  /** A link to a new issue. */
  readonly raiseIssue: boolean;
}

/** Reads `feedback` (specification §2.1). */
export function readFeedback(raw: Fields): ConfigFeedback {
  const feedback = fieldsOf(raw.get('feedback'));
  return {
    suggestEdit: feedback.get('suggestEdit') === true,
    raiseIssue: feedback.get('raiseIssue') === true,
  };
}

/**
 * The values of `docs.json` that may name the site's repository, the most reliable first:
 * `feedback.repo`, the call to action of a code host, the accounts at such hosts (format notes
 * §5.1, `feedback`).
 */
export function repositoryCandidates(raw: Fields): readonly string[] {
  const navbar = fieldsOf(raw.get('navbar'));
  const socials = raw.get('footerSocials') ?? fieldsOf(raw.get('footer')).get('socials');
  const cta = readCallToAction(raw.get('topbarCtaButton') ?? navbar.get('primary'));
  return [
    textOf(fieldsOf(raw.get('feedback')).get('repo')),
    cta?.type === 'repository' && cta.target.to === 'url' ? cta.target.href : undefined,
    textOf(navbar.get('github')),
    ...readSocials(socials)
      .filter(({platform}) => /^(?:github|gitlab|bitbucket)$/.test(platform))
      .map(({target}) => (target.to === 'url' ? target.href : undefined)),
  ].filter((url) => url !== undefined);
}
