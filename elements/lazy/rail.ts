export {templates} from '../render/components/rail.js';
