/** The bundle of Mermaid with all its dependencies. */
declare module 'mermaid/dist/mermaid.esm.min.mjs' {
  export {default} from 'mermaid';
}
