import {decodeEntities} from '../markdown/entities.js';

/** The words of static markup in an attribute: `<>see <b>this</b></>` says `see this`. */
export function plainMarkup(source: string): string {
  return decodeEntities(
    source.replace(/<[^>]*>/g, '').replace(/\{\s*(["'`])(.*?)\1\s*\}/g, '$2'),
  ).trim();
}
