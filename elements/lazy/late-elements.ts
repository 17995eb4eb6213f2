// The elements of components that a site's first page seldom has.
import '../content/content-elements.js';
