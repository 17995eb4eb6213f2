// Diagrams; what draws them comes when one is near (`mermaid.ts`).
import '../../components/diagrams/docs-diagram.js';

export const templates = {};
