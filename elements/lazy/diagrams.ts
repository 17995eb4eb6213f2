// Diagrams; what draws them comes when one is near (`mermaid.ts`).
import '../content/docs-diagram.js';

export const templates = {};
