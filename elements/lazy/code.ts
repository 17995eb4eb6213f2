// What blocks of code show beyond their text.
import '../components/code/code-extras.js';
