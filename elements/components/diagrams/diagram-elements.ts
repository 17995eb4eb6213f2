// Diagrams. The code that draws them loads when one is near (`draw-diagram.ts`).
import './docs-diagram.js';

export const templates = {};
