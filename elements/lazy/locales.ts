export {loadMessages} from '../locales/load-messages.js';
