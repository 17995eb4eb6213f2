import {writeDart} from './dart.js';
import {writeKotlin} from './kotlin.js';
import {writeC, writeCpp} from './libcurl.js';
import {moreLanguages, type MoreLanguageId} from './more-languages.js';
import {writePowerShell} from './powershell.js';
import {writeRust} from './rust.js';
import {writeSwift} from './swift.js';
import type {LanguageWriter} from './write-sample.js';

const writers: Readonly<Record<MoreLanguageId, LanguageWriter['write']>> = {
  powershell: writePowerShell,
  kotlin: writeKotlin,
  swift: writeSwift,
  rust: writeRust,
  c: writeC,
  cpp: writeCpp,
  dart: writeDart,
};

/** The languages in which samples are made only where a site names them. */
export const moreWriters: readonly LanguageWriter[] = moreLanguages.map((language) => ({
  ...language,
  write: writers[language.id],
}));
