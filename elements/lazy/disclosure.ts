/** What accordions and expandables share. */
export {disclosureStyles} from '../components/disclosure.css.js';
