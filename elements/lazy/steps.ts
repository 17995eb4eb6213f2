export {templates} from '../render/components/steps.js';
