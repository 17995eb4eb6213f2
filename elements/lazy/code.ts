// What blocks of code show beyond their text.
import '../content/code-extras.js';
