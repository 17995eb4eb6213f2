/*
 * Types of the elements in templates of Vue 3. Write this line once, in any file:
 *
 *     import type {} from 'docs-site-element/vue';
 */
import type {HTMLAttributes, ReservedProps} from 'vue';
import type {DocsElementProps, DocsElements, DocsSiteEvents} from './elements.js';

/** `docs-page-shown` becomes `onDocsPageShown`. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Camel<Rest>}`
  : Capitalize<Name>;

type Listeners = {
  [Name in keyof DocsSiteEvents as `on${Camel<Name>}`]?: (event: DocsSiteEvents[Name]) => void;
};

type DocsComponents = {
  [Tag in keyof DocsElements]: new () => {
    $props: Omit<HTMLAttributes, keyof DocsElementProps[Tag]> &
      ReservedProps &
      DocsElementProps[Tag] &
      (Tag extends 'docs-site' ? Listeners : unknown);
  };
};

declare module 'vue' {
  interface GlobalComponents extends DocsComponents {}
}
