// How many stars a repository has.
import '../shell/docs-stars.js';
