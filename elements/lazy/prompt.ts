export {templates} from '../render/components/prompt.js';
