// What tabs and groups of code share, fetched beside either.
import '../content/tab-list.js';
