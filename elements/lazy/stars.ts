// How many stars a repository has.
import '../layout/topbar/docs-stars.js';
