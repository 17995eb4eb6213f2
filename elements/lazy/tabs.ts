export {templates} from '../render/components/tabs.js';
