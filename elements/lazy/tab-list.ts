// What tabs and groups of code share, fetched beside either.
import '../components/tab-list.js';
