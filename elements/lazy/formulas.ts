export {templates} from '../render/components/formulas.js';
