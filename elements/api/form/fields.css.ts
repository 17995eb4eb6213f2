import {css} from 'lit';

/** Text fields, selects, buttons and the labels around them. */
export const fieldStyles = css`
  input:not([type='checkbox'], [type='radio'], [type='file']),
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: 0.375rem 0.625rem;
    border: 1px solid var(--docs-color-border-strong);
    border-radius: var(--docs-radius-control);
    background: var(--docs-color-background);
    color: var(--docs-color-text);
    font: 0.875rem/1.4 var(--docs-font-text);
  }
  textarea {
    display: block;
    min-block-size: 5rem;
    resize: vertical;
    font-family: var(--docs-font-code);
    tab-size: 2;
  }
  input[type='file'] {
    max-inline-size: 100%;
    color: var(--docs-color-muted);
    font: 0.8125rem var(--docs-font-text);
  }
  input[type='checkbox'],
  input[type='radio'] {
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0;
    accent-color: var(--docs-color-accent);
  }
  option {
    background: var(--docs-color-raised);
    color: var(--docs-color-text);
  }
  ::placeholder {
    color: var(--docs-color-muted);
    opacity: 1;
  }
  [aria-invalid='true'] {
    border-color: var(--docs-color-danger);
  }
  /* Text of fields on phones that zoom into smaller text. */
  @media (pointer: coarse) {
    input:not([type='checkbox'], [type='radio'], [type='file']),
    select,
    textarea {
      font-size: 1rem;
    }
  }
  [part~='button'] {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--docs-color-border-strong);
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-text);
    font: 500 0.8125rem/1.25rem var(--docs-font-text);
    text-align: center;
  }
  [part~='button']:hover {
    background: var(--docs-color-hover);
  }
  [part~='button']:is([aria-pressed='true'], [aria-expanded='true']) {
    border-color: var(--docs-color-accent);
    background: var(--docs-color-accent-background);
    color: var(--docs-color-heading);
  }
  [part~='small'] {
    min-block-size: 1.5rem;
    padding: 0 0.5rem;
    font-size: 0.75rem;
  }
  :is(input, select)[part~='small'] {
    inline-size: auto;
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    padding-block: 0.125rem;
    font-size: 0.8125rem;
  }
  [part~='icon'] {
    padding: 0.4375rem;
    border-radius: var(--docs-radius-control);
    color: var(--docs-color-muted);
  }
  [part~='icon']:hover {
    background: var(--docs-color-hover);
    color: var(--docs-color-heading);
  }
  [part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  label {
    color: var(--docs-color-heading);
    font-size: 0.8125rem;
    font-weight: 500;
  }
  [part='option'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    color: var(--docs-color-text);
    font-weight: 400;
  }
  [role='status'] {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
  [part~='quiet'] {
    border-color: transparent;
    color: var(--docs-color-muted);
  }
  [part~='primary'] {
    border-color: transparent;
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
    font-weight: 600;
  }
  [part~='primary']:hover {
    background: color-mix(in oklab, var(--docs-color-button), var(--docs-color-on-button) 10%);
  }
  [part~='field'] {
    display: grid;
    gap: 0.375rem;
    min-inline-size: 0;
  }
  [part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    font-size: 0.75rem;
    line-height: 1.5rem;
  }
  [part='name'] {
    color: var(--docs-color-heading);
    font: 600 0.8125rem/1.5rem var(--docs-font-code);
    overflow-wrap: anywhere;
  }
  [part='type'] {
    color: var(--docs-color-muted);
    overflow-wrap: anywhere;
  }
  [part='pill'] {
    padding: 0 0.5rem;
    border-radius: 0.375rem;
    background: var(--docs-color-tint);
    color: var(--docs-color-muted);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  [part='required'] {
    color: var(--docs-color-danger);
    font-weight: 500;
  }
  [part='deprecated'] {
    color: var(--docs-color-warning);
    font-weight: 500;
  }
  [part='actions'] {
    display: flex;
    gap: 0.25rem;
    margin-inline-start: auto;
  }
  [part='hint'],
  [part='problem'] {
    margin: 0;
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  [part='problem'] {
    color: var(--docs-color-danger);
  }
  [part='row'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  fieldset {
    display: grid;
    gap: 1rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  [part~='nested'] {
    padding-inline-start: 0.875rem;
    border-inline-start: 2px solid var(--docs-color-border);
  }
  @media (forced-colors: active) {
    [part~='button'],
    [part~='primary'] {
      border-color: ButtonText;
    }
    [part~='button']:is([aria-pressed='true'], [aria-expanded='true']) {
      border-width: 3px;
    }
    [part='pill'] {
      border: 1px solid;
    }
  }
`;
