export {drawDiagram} from '../components/diagrams/draw-diagram.js';
