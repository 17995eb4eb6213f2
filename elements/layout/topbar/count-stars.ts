import type {ReaderStore} from '../../shared/reader-store.js';
import {during} from '../../shared/scheduler.js';
import {ownProperty} from '../../../src/shared/own-property.js';

const day = 24 * 60 * 60 * 1000;

/** The responses of this visit, including failures: two bars request the same. */
const asked = new Map<string, Promise<number | undefined>>();

/**
 * The number of GitHub stars of a repository `owner/name`: from the reader's storage if not older
 * than a day, else from its host. `undefined` if the host cannot be reached or does not know it;
 * this is not reported.
 */
export async function countStars(
  repository: string,
  store: ReaderStore | undefined,
  now = Date.now(),
): Promise<number | undefined> {
  const [count, time] = (ownProperty(store?.read().stars, repository) ?? '').split(' ').map(Number);
  if (count !== undefined && time !== undefined && now - time < day) return count;
  let answer = asked.get(repository);
  if (!answer) {
    answer = during(ask(repository));
    asked.set(repository, answer);
  }
  const stars = await answer;
  if (stars !== undefined) store?.write({stars: {[repository]: `${stars} ${now}`}});
  return stars;
}

async function ask(repository: string): Promise<number | undefined> {
  try {
    const response = await fetch(`https://api.github.com/repos/${repository}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) return undefined;
    const data: unknown = await response.json();
    const {stargazers_count: count} = Object(data) as {readonly stargazers_count?: unknown};
    return typeof count === 'number' ? count : undefined;
  } catch {
    return undefined;
  }
}
