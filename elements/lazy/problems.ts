// The list of problems, which only authors see.
import '../problems/docs-problems.js';
