import {pageRule} from '../page-rule.js';

/** Forms of credentials that their issuers have published, so that leaks can be found. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['an AWS access key', /\b(?:AKIA|ASIA)([A-Z0-9]{16})\b/g],
  ['a live Stripe key', /\b[sr]k_live_([A-Za-z0-9]{16,})/g],
  ['a GitHub token', /\b(?:gh[pousr]_([A-Za-z0-9]{36,})|github_pat_(\w{40,}))/g],
  ['a GitLab token', /\bglpat-([\w-]{20,})/g],
  ['a Slack token', /\bxox[abprs]-([\w-]{20,})/g],
  ['a Google API key', /\bAIza([\w-]{35})/g],
  ['an OpenAI API key', /\bsk-(?:proj-)?([A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20})/g],
  ['an Anthropic API key', /\bsk-ant-[a-z]+\d+-([\w-]{40,})/g],
  ['a SendGrid key', /\bSG\.([\w-]{20,}\.[\w-]{30,})/g],
  ['an npm token', /\bnpm_([A-Za-z0-9]{36})\b/g],
  ['a Hugging Face token', /\bhf_([A-Za-z]{34})\b/g],
  ['a bearer token', /\bBearer\s+(?!eyJ)((?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])[A-Za-z0-9_-]{32,})/g],
];

/** How all of these begin: lines with none of these are skipped. */
const beginning = new RegExp(
  'AKIA|ASIA|[sr]k_live_|gh[pousr]_|github_pat_|glpat-|xox[abprs]-|AIza|sk-|SG\\.|npm_|hf_|' +
    'eyJ|Bearer|-----BEGIN',
);

/** A JSON Web Token (RFC 7519): header, claims and signature. */
const jsonWebToken = /\beyJ[\w-]{10,2000}\.(eyJ[\w-]{10,4000})\.[\w-]{30,}/g;

const privateKey = /-----BEGIN (?:\w+ )?PRIVATE KEY-----/;

/** Words and runs that placeholders contain. */
const placeholder =
  /x{4}|\*{3}|\.{3}|0{5}|1234|abcd|example|your|sample|dummy|fake|test|secret|token/i;

/** Samples contain no keys or secrets. */
export const secret = pageRule('writing/secret', ({lines}, report) => {
  for (const [index, line] of lines.entries()) {
    if (!beginning.test(line)) continue;
    const next = lines[index + 1]?.trim() ?? '';
    if (privateKey.test(line) && isRandom(next, 40)) {
      report(index + 1, {kind: 'a private key', start: next.slice(0, 6)});
    }
    for (const [kind, pattern] of kinds) {
      for (const [whole, one, other] of line.matchAll(pattern)) {
        const isReal = isRandom(one ?? other ?? '', 16);
        if (isReal) report(index + 1, {kind, start: whole.slice(0, 8)});
      }
    }
    for (const [whole, claims = ''] of line.matchAll(jsonWebToken)) {
      if (!isValid(claims)) continue;
      report(index + 1, {kind: 'a JSON Web Token', start: whole.slice(0, 8)});
    }
  }
});

/**
 * Whether the claims of a token say that it is valid now, and no placeholder is among them. Without
 * a time at which it expires, it is a sample more often than not.
 */
function isValid(encoded: string): boolean {
  try {
    const claims = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const {exp} = JSON.parse(claims) as {readonly exp?: unknown};
    return (
      Number(exp) * 1000 > Date.now() &&
      !/1234567890|example\.(?:com|org)|\b(?:john|jane)\b/i.test(claims)
    );
  } catch {
    return false;
  }
}

/** Whether a text looks drawn at random: no words of a placeholder, many different characters. */
function isRandom(text: string, length: number): boolean {
  return text.length >= length && !placeholder.test(text) && new Set(text).size >= 10;
}
