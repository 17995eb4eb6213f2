export {templates} from '../render/components/disclosures.js';
