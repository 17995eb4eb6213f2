import {css} from 'lit';

/*
 * The design tokens: custom properties on the root of the page, in a cascade layer of low priority,
 * and again in the shadow root of every <docs-site>, for its element. Content elements find them in
 * any HTML page, the custom colors of a site (site-tokens.ts) reach every derived color, and one
 * rule of the host page (`docs-site { --docs-color-accent: teal }`) overrides any of them.
 *
 * The first block is what a site sets (theme/tokens.ts). The second derives the others from it.
 * Derived tokens must be declared again on <docs-site>: `var()` in a custom property is resolved
 * where it is declared, not where it is used. `light-dark()` is resolved when a color is painted,
 * so a change of mode changes no element.
 *
 * Looking for a font that the system lacks takes time while the first page is laid out, again for
 * each weight, so the lists are short, and few sizes and weights are used.
 *
 * The build turns each size of our styles, such as `2rem`, into `calc(2 * var(--docs-rem))`, so
 * that a host page with another font size on its root can keep ours. Conditions of containers and
 * media have no `var()`: they are in `em`, which is the font size of the container, or of the
 * reader.
 */

const base = css`
  --docs-hue: 262;
  --docs-color-accent: light-dark(oklch(0.5 0.19 262), oklch(0.76 0.12 262));
  --docs-color-on-accent: light-dark(oklch(0.99 0.004 262), oklch(0.18 0.03 262));
  --docs-color-button: var(--docs-color-accent);
  --docs-color-on-button: var(--docs-color-on-accent);
  --docs-font-text:
    system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif;
  --docs-font-code: ui-monospace, Menlo, Consolas, monospace;
  --docs-rem: 1rem;
  --docs-offset-top: 0px;
  --docs-radius: 16px;
  --docs-radius-control: 8px;
  --docs-radius-pill: 999px;
`;

const derived = css`
  --docs-font-heading: var(--docs-font-text);
  --docs-color-background: light-dark(
    oklch(0.994 0.002 var(--docs-hue)),
    oklch(0.16 0.008 var(--docs-hue))
  );
  --docs-color-raised: light-dark(
    color-mix(in oklab, var(--docs-color-background), white 70%),
    color-mix(in oklab, var(--docs-color-background), var(--docs-color-text) 5%)
  );
  --docs-color-tint: light-dark(
    color-mix(in oklab, var(--docs-color-background), var(--docs-color-text) 3.5%),
    color-mix(in oklab, var(--docs-color-background), var(--docs-color-text) 8%)
  );
  --docs-color-text: light-dark(
    oklch(0.27 0.02 var(--docs-hue)),
    oklch(0.915 0.008 var(--docs-hue))
  );
  --docs-color-heading: light-dark(
    oklch(0.2 0.02 var(--docs-hue)),
    oklch(0.965 0.006 var(--docs-hue))
  );
  --docs-color-muted: light-dark(
    oklch(0.5 0.018 var(--docs-hue)),
    oklch(0.71 0.014 var(--docs-hue))
  );
  --docs-color-border: color-mix(in oklab, var(--docs-color-text) 11%, transparent);
  --docs-color-border-strong: color-mix(in oklab, var(--docs-color-text) 24%, transparent);
  --docs-color-hover: color-mix(in oklab, var(--docs-color-text) 6%, transparent);
  --docs-color-accent-background: color-mix(in oklab, var(--docs-color-accent) 10%, transparent);
  --docs-color-note: light-dark(oklch(0.52 0.17 255), oklch(0.76 0.12 250));
  --docs-color-tip: light-dark(oklch(0.51 0.12 160), oklch(0.78 0.13 160));
  --docs-color-check: light-dark(oklch(0.51 0.13 148), oklch(0.79 0.15 148));
  --docs-color-warning: light-dark(oklch(0.52 0.115 68), oklch(0.82 0.13 80));
  --docs-color-danger: light-dark(oklch(0.53 0.2 26), oklch(0.75 0.14 22));
  --docs-color-info: var(--docs-color-muted);
  --docs-code-background: light-dark(
    color-mix(in oklab, var(--docs-color-background), var(--docs-color-text) 2.5%),
    color-mix(in oklab, var(--docs-color-background), var(--docs-color-text) 4%)
  );
  --docs-code-text: light-dark(oklch(0.31 0.02 var(--docs-hue)), oklch(0.88 0.01 var(--docs-hue)));
  --docs-code-comment: light-dark(
    oklch(0.51 0.015 var(--docs-hue)),
    oklch(0.67 0.012 var(--docs-hue))
  );
  --docs-code-keyword: light-dark(oklch(0.49 0.17 300), oklch(0.78 0.11 300));
  --docs-code-string: light-dark(oklch(0.48 0.11 150), oklch(0.82 0.11 150));
  --docs-code-number: light-dark(oklch(0.5 0.13 45), oklch(0.8 0.1 60));
  --docs-code-name: light-dark(oklch(0.49 0.15 256), oklch(0.79 0.1 250));
  --docs-code-type: light-dark(oklch(0.48 0.09 205), oklch(0.82 0.09 200));
  --docs-code-attribute: light-dark(oklch(0.49 0.1 75), oklch(0.84 0.1 90));
  --docs-code-tag: light-dark(oklch(0.5 0.17 15), oklch(0.78 0.12 15));
  --docs-shadow:
    0 1px 2px light-dark(rgb(0 0 0 / 6%), rgb(0 0 0 / 40%)),
    0 12px 32px light-dark(rgb(0 0 0 / 10%), rgb(0 0 0 / 50%));
`;

/**
 * Every `--docs-*` token with its default, for a document; see above for where they are declared.
 *
 * Colors are `light-dark()` pairs with a contrast of at least 4.5:1 to `--docs-color-background` in
 * both modes. A status color (`note tip check warning danger info`) is used as it is for icons, at
 * 25 % for borders and at 6 % for backgrounds (`color-mix(in oklab, var(--docs-color-tip) 6%,
 * transparent)`). `--docs-duration` is `0s` for readers who prefer reduced motion.
 */
export const tokenStyles = css`
  @layer docs-tokens {
    :root {
      ${base}
      ${derived}
      --docs-duration: 0s;
    }
    @media (prefers-reduced-motion: no-preference) {
      :root {
        --docs-duration: 150ms;
      }
    }
    /*
     * A page that contains only a site has its mode, including scrollbars and overscroll. What is
     * hidden, as diagrams are while they are drawn, is no content.
     *
     * Nothing below an element with :has() may be selected: Chromium would restyle the whole page
     * whenever something is inserted.
     */
    :root:has(> body > docs-site):not(
        :has(> body > :not(docs-site, script, style, link, template, noscript, meta, [aria-hidden]))
      ) {
      color-scheme: light dark;
      &:has(> body > docs-site[data-mode='light']) {
        color-scheme: light;
      }
      &:has(> body > docs-site[data-mode='dark']) {
        color-scheme: dark;
      }
    }
    body:has(> docs-site):not(
        :has(> :not(docs-site, script, style, link, template, noscript, meta, [aria-hidden]))
      ) {
      margin: 0;
      background: var(--docs-color-background);
    }
  }
`;

/** The tokens derived from those of a site, for its element. */
export const derivedTokenStyles = css`
  :host {
    ${derived}
  }
`;
