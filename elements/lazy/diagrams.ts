export {templates} from '../render/components/diagrams.js';
