export {templates} from '../render/components/callouts.js';
