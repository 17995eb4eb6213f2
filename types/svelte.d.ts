/*
 * Types of the elements in components of Svelte 5. Write this line once, in any file:
 *
 *     import type {} from 'docs-site-element/svelte';
 */
import type {HTMLAttributes} from 'svelte/elements';
import type {DocsElementProps, DocsElements, DocsSiteEvents} from './elements.js';

type Listeners = {
  [Name in keyof DocsSiteEvents as `on${Name}`]?: (event: DocsSiteEvents[Name]) => void;
};

type SvelteDocsElements = {
  [Tag in keyof DocsElements]: Omit<
    HTMLAttributes<DocsElements[Tag]>,
    keyof DocsElementProps[Tag]
  > &
    DocsElementProps[Tag] &
    (Tag extends 'docs-site' ? Listeners : unknown);
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteDocsElements {}
}
