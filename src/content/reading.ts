import {diagnose, type Diagnostic} from '../diagnostics/diagnostic.js';
import type {DiagnosticCode, DiagnosticDetails} from '../diagnostics/catalog.js';
import {Slugger} from './slug.js';

/** One page being read: where it comes from, and what was found wrong so far. */
export class Reading {
  readonly file: string;
  readonly slugger = new Slugger();
  readonly diagnostics: Diagnostic[] = [];

  constructor(file: string) {
    this.file = file;
  }

  /** Notes a problem at a line of the file. */
  report<C extends DiagnosticCode>(code: C, line: number, ...details: DiagnosticDetails<C>): void {
    this.diagnostics.push(diagnose(code, {file: this.file, line}, ...details));
  }
}
