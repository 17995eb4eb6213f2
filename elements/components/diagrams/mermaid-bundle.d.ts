/** Mermaid in the form that brings all it needs along. */
declare module 'mermaid/dist/mermaid.esm.min.mjs' {
  export {default} from 'mermaid';
}
