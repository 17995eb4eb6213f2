// Draws formulas, once one comes near the view.
export {drawFormula} from '../components/diagrams/draw-formula.js';
