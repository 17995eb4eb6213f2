export {templates} from '../render/components/badge.js';
