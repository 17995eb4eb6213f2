export {templates} from '../render/components/fields.js';
