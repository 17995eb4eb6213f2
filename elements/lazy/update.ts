export {templates} from '../render/components/update.js';
