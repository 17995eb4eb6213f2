// Formulas. The code that draws them loads when one is near (`draw-formula.ts`).
import '../../components/diagrams/docs-math.js';

export const templates = {};
