/*
 * Types of the elements in JSX of React 19. Write this line once, in any file:
 *
 *     import type {} from 'docs-site-element/react';
 */
import type {HTMLAttributes, RefAttributes} from 'react';
import type {DocsElementProps, DocsElements, DocsSiteEvents} from './elements.js';

type Listeners = {
  [Name in keyof DocsSiteEvents as `on${Name}`]?: (event: DocsSiteEvents[Name]) => void;
};

type IntrinsicDocsElements = {
  [Tag in keyof DocsElements]: Omit<
    HTMLAttributes<DocsElements[Tag]>,
    keyof DocsElementProps[Tag]
  > &
    RefAttributes<DocsElements[Tag]> &
    DocsElementProps[Tag] &
    (Tag extends 'docs-site' ? Listeners : unknown);
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends IntrinsicDocsElements {}
  }
}
