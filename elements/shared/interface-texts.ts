/** Every text that the interface says by itself. `{0}` stands for what is known only then. */
export type InterfaceText = 'Next' | 'On this page' | 'Previous' | 'Previous and next page';
