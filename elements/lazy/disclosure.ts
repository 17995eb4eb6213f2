/** What accordions and expandables share. */
export {disclosureStyles} from '../content/disclosure.css.js';
