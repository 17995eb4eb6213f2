import type {Report} from '../config/check/diagnose.js';
import {within} from '../config/json/pointer.js';
import {fieldsOf, listOf, textOf} from '../config/read/raw.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import {moreLanguages} from '../requests/samples/more-languages.js';
import {findSampleLanguage, sampleLanguages} from '../requests/samples/sample-languages.js';

/** Where both shapes of a configuration name the languages of code samples. */
const places = [
  ['examples', 'languages'],
  ['request', 'example', 'languages'],
];

const known = [...sampleLanguages, ...moreLanguages];
const names = known.flatMap(({id, aliases}) => [id, ...aliases]);

/** Reports languages in which no code samples are made. */
export function checkSampleLanguages(raw: unknown, report: Report): void {
  for (const place of places) {
    const pointer = place.reduce(within, '/api');
    const named = place.reduce(
      (value: unknown, key) => fieldsOf(value).get(key),
      fieldsOf(raw).get('api'),
    );
    listOf(named).forEach((value, index) => {
      const name = textOf(value);
      if (name === undefined || findSampleLanguage(name, known)) return;
      report('config/unknown-sample-language', within(pointer, index), {
        name,
        nearest: nearestWord(name, names),
      });
    });
  }
}
