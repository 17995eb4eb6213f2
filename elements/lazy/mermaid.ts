// Draws diagrams, once one comes near the view.
export {drawDiagram} from '../components/diagrams/draw-diagram.js';
