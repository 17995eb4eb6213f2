import {join} from 'node:path';
import {isFile} from './is-file.js';
import type {CheckResult} from '../src/check/check-folder.js';
import {printable} from '../src/diagnostics/report/text.js';
import {isStaticFile} from '../src/publish/static-files.js';
import type {Exclusion, SiteRule} from './site-rule.js';
import type {Terminal} from './terminal.js';

/** Decides which files `serve` sends: those that `build` publishes. */
export class ServedFiles {
  readonly #site: string;
  readonly #terminal: Terminal;
  readonly #told = new Set<string>();
  #rule: SiteRule;
  /** What the last check has found that something names, and what the one that runs will find. */
  #named: CheckResult['named'] = new Set();
  #next: Promise<CheckResult['named']>;
  #begin: (named: Promise<CheckResult['named']>) => void = () => undefined;

  constructor(site: string, rule: SiteRule, terminal: Terminal) {
    this.#site = site;
    this.#rule = rule;
    this.#terminal = terminal;
    this.#next = new Promise((begin) => (this.#begin = begin));
  }

  /** Decides by the site as it is now. After a check that fails, what was named stays named. */
  follow(rule: SiteRule, check: Promise<CheckResult>): void {
    this.#rule = rule;
    this.#next = check.then(
      ({named}) => (this.#named = named),
      () => this.#named,
    );
    this.#begin(this.#next);
  }

  /** Whether a file of the folder is not sent; the terminal says once why. */
  readonly isLeftOut = async (path: string): Promise<boolean> => {
    const found = this.#rule.exclusionOf(path) ?? (await this.#unneeded(path));
    if (found && !this.#told.has(found.path)) {
      this.#told.add(found.path);
      this.#terminal.print(`Not served: ${printable(found.path)}. ${printable(found.reason)}\n`);
    }
    return found !== undefined;
  };

  /** Why a file is not sent whose kind is none that readers open. */
  async #unneeded(path: string): Promise<Exclusion | undefined> {
    if (isStaticFile(path) || !isFile(join(this.#site, path))) return undefined;
    // The check that runs may be the first after a page has begun to name it.
    const isNamed = this.#named.has(path) || (await this.#next).has(path);
    if (isNamed || this.#rule.isKept(path)) return undefined;
    const reason = `No page needs it. To publish it, add a line such as "!${path}" to .mintignore.`;
    return {path, reason};
  }
}
