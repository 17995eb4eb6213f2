export {drawFormula} from '../components/diagrams/draw-formula.js';
