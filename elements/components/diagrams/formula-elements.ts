// Formulas. The code that draws them loads when one is near (`draw-formula.ts`).
import './docs-math.js';

export const templates = {};
