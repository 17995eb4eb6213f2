import {nearestWord} from '../../diagnostics/nearest-word.js';
import type {Report} from './diagnose.js';
import {within} from '../json/pointer.js';
import {isOperation, readPagePath, maxGroupDepth} from '../read/navigation.js';
import {fieldsOf, listOf, textOf} from '../read/raw.js';

/** The position of a list of groups, which decides what it can contain. */
export interface GroupPosition {
  readonly pointer: string;
  readonly depth: number;
  /** The pages of the division so far: each can appear in it once. */
  readonly seen: Set<string>;
  readonly version?: string;
}

/** Reports the mistakes among groups and pages, and collects the pages that they name. */
export class GroupChecks {
  readonly paths = new Set<string>();
  readonly #report: Report;
  /**
   * The versions that exist; `undefined` where versions contain their pages.
   */
  readonly #versions: readonly string[] | undefined;
  #hasOperations = false;

  constructor(report: Report, versions?: readonly string[]) {
    this.#report = report;
    this.#versions = versions;
  }

  /** Whether any page was named, or an operation from which one can be generated. */
  get foundAny(): boolean {
    return this.paths.size > 0 || this.#hasOperations;
  }

  check(entries: unknown, place: GroupPosition): void {
    listOf(entries).forEach((entry, index) => {
      if (typeof entry === 'string') this.#checkPage(entry, index, place);
      else this.#checkGroup(entry, {...place, pointer: within(place.pointer, index)});
    });
  }

  #checkGroup(value: unknown, place: GroupPosition): void {
    const {pointer, depth} = place;
    const group = fieldsOf(value);
    if (!group.has('group') && !group.has('pages')) return;
    if (depth > maxGroupDepth) {
      this.#report('config/too-deep', pointer);
      return;
    }
    if (this.#versions) {
      checkVersion(group.get('version'), within(pointer, 'version'), this.#versions, this.#report);
    }
    const root = textOf(group.get('root'));
    if (root !== undefined) this.#checkRoot(root, within(pointer, 'root'));
    const pages = listOf(group.get('pages'));
    const namesApi = group.has('openapi') || group.has('asyncapi');
    this.#hasOperations ||= namesApi;
    const hasOther = namesApi || root !== undefined;
    const isIncomplete = this.#versions !== undefined && !group.has('pages');
    if (pages.length === 0 && !hasOther && !isIncomplete) {
      const place = within(pointer, 'pages');
      this.#report('nav/empty-group', place, {name: textOf(group.get('group')) ?? ''});
    }
    const version = textOf(group.get('version')) ?? place.version;
    this.check(pages, {
      ...place,
      pointer: within(pointer, 'pages'),
      depth: depth + 1,
      ...(version !== undefined && {version}),
    });
  }

  /** There may be tens of thousands of pages: a pointer is created only for a report. */
  #checkPage(entry: string, index: number, place: GroupPosition): void {
    const {seen, version = ''} = place;
    const pointer = () => within(place.pointer, index);
    if (isOperation(entry)) {
      this.#hasOperations = true;
      return;
    }
    const [, method] = likeOperation.exec(entry) ?? [];
    if (method !== undefined) {
      this.#report('nav/unknown-method', pointer(), {
        method,
        nearest: nearestWord(method.toUpperCase(), methods),
      });
    }
    const path = readPagePath(entry);
    if (path === undefined) {
      this.#report('nav/unusable-page', pointer(), {path: entry});
      return;
    }
    // A page can appear in several versions, but once in each.
    const key = `${version}\n${path}`;
    if (seen.has(key)) this.#report('nav/duplicate-page', pointer(), {path});
    seen.add(key);
    this.paths.add(path);
  }

  /** The root page of a group may be among its pages as well. */
  #checkRoot(entry: string, pointer: string): void {
    const path = readPagePath(entry);
    if (path === undefined) this.#report('nav/unusable-page', pointer, {path: entry});
    else this.paths.add(path);
  }
}

/** What looks like an operation, `GETT /users`, but names no method. */
const likeOperation = /^\s*(?:\S+\.(?:json|ya?ml)\s+)?([a-z]+)\s+\/\S/i;
const methods = 'GET POST PUT PATCH DELETE HEAD OPTIONS TRACE'.split(' ');

/** Reports a version that does not exist. */
export function checkVersion(
  value: unknown,
  pointer: string,
  versions: readonly string[],
  report: Report,
): void {
  const name = textOf(value);
  if (name === undefined || versions.includes(name)) return;
  const nearest = nearestWord(name, versions);
  report('config/unknown-version', pointer, {name, ...(nearest !== undefined && {nearest})});
}
