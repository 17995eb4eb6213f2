export {templates} from '../render/components/colors.js';
