// Finds the texts of an interface language other than English.
export {loadMessages} from '../locales/load-messages.js';
