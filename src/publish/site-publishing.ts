import type {PageLabel, PageLabels} from '../navigation/label.js';
import type {Navigation} from '../navigation/navigation.js';
import {NeighborFinder} from '../navigation/neighbors.js';
import {PageCandidates} from '../navigation/page-candidates.js';
import {localizeApiTo, localizeTo} from '../locales/translations.js';
import {filesToStore} from '../site/files-to-store.js';
import type {PageReader} from '../site/load-page.js';
import {readLabels} from '../site/read-labels.js';
import type {Publishing} from './publishing.js';
import {dateReader} from './written-date.js';

/** What is known from the pages and the configuration of a site. */
type Derived =
  | 'neighbors'
  | 'candidates'
  | 'pageFiles'
  | 'labels'
  | 'localizeTo'
  | 'localizeApiTo'
  | 'readDate';

/** What a site is published with: reads the labels of its pages first. */
export async function sitePublishing(given: Omit<Publishing, Derived>): Promise<Publishing> {
  const {site, navigation, reader} = given;
  return {
    ...given,
    neighbors: new NeighborFinder(navigation, site.config),
    candidates: new PageCandidates(),
    labels: await labelsOf(navigation, reader),
    pageFiles: filesToStore(reader.pageFiles, Infinity),
    localizeTo,
    localizeApiTo,
    readDate: dateReader(),
  };
}

async function labelsOf({pages}: Navigation, reader: PageReader): Promise<PageLabels> {
  const labels = new Map<string, PageLabel>();
  const paths = [...pages.values()].flatMap(({path, source}) =>
    source.kind === 'file' ? [path] : [],
  );
  // Parts of a text keep all of it in memory, and a copy of them does not.
  const add = (path: string, label: PageLabel) => labels.set(path, structuredClone(label));
  await readLabels(paths, reader, add, new AbortController().signal);
  return labels;
}
