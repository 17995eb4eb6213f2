export {templates} from '../render/components/tree.js';
