export {templates} from '../render/components/tooltip.js';
