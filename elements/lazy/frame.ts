export {templates} from '../render/components/frame.js';
