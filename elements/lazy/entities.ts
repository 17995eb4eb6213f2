// The names of entities that few pages have.
import '../../src/content/rare-entities.js';
