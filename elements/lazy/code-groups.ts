export {templates} from '../render/components/code-groups.js';
