export {templates} from '../render/components/tiles.js';
