/**
 * What `import 'docs-site-element'` gives, for bundlers: defines the elements, and exports their
 * classes and events.
 */
export * from './main.js';
