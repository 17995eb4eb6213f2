// Formulas; what draws them comes when one is near (`math.ts`).
import '../content/docs-math.js';

export const templates = {};
