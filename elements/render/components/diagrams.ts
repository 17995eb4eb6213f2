// Diagrams. The code that draws them loads when one is near (`draw-diagram.ts`).
import '../../components/diagrams/docs-diagram.js';

export const templates = {};
