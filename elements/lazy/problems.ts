// The list of problems, which only authors see.
import '../shell/docs-problems.js';
