import {css} from 'lit';

/** The badge of an HTTP method, in the colors of the sidebar. */
export const methodStyles = css`
  [part='method'] {
    flex: none;
    padding: 0.1875rem 0.5rem;
    border-radius: 0.375rem;
    background: color-mix(
      in oklab,
      var(--method, var(--docs-color-info)) 10%,
      var(--docs-color-background)
    );
    color: color-mix(
      in oklab,
      var(--method, var(--docs-color-info)),
      var(--docs-color-heading) 25%
    );
    font: 600 0.75rem/1.25rem var(--docs-font-code);
  }
  [data-method='get'] {
    --method: var(--docs-color-check);
  }
  [data-method='post'] {
    --method: var(--docs-color-note);
  }
  [data-method='put'],
  [data-method='patch'] {
    --method: var(--docs-color-warning);
  }
  [data-method='delete'] {
    --method: var(--docs-color-danger);
  }
  @media (forced-colors: active) {
    [part='method'] {
      border: 1px solid;
    }
  }
`;
