import type {SampleLanguage} from './sample-languages.js';

export type MoreLanguageId = 'powershell' | 'kotlin' | 'swift' | 'rust' | 'c' | 'cpp' | 'dart';

/** Languages in which samples are made only where a site names them. */
export const moreLanguages: readonly SampleLanguage<MoreLanguageId>[] = [
  {id: 'powershell', name: 'PowerShell', aliases: ['ps', 'ps1', 'pwsh'], grammar: 'powershell'},
  {id: 'kotlin', name: 'Kotlin', aliases: ['kt'], grammar: 'kotlin'},
  {id: 'swift', name: 'Swift', aliases: [], grammar: 'swift'},
  {id: 'rust', name: 'Rust', aliases: ['rs'], grammar: 'rust'},
  {id: 'c', name: 'C', aliases: [], grammar: 'c'},
  {id: 'cpp', name: 'C++', aliases: ['c++'], grammar: 'cpp'},
  {id: 'dart', name: 'Dart', aliases: [], grammar: 'dart'},
];
