// The names of entities that few pages have.
import '../../src/markdown/rare-entities.js';
