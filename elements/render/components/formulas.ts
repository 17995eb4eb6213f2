// Formulas; what draws them comes when one is near (`math.ts`).
import '../../components/diagrams/docs-math.js';

export const templates = {};
