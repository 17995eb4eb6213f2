import type {DiagramColors, DiagramStyle} from './draw-diagram.js';

/**
 * The style of a diagram in an element. The `outline-color` of the element is its mode: black is
 * light.
 */
export function diagramStyleOf(element: HTMLElement): DiagramStyle {
  const probe = document.createElement('span');
  element.shadowRoot?.append(probe);
  const paint = painter();
  const token = (name: string): string => {
    probe.style.setProperty('color', `var(--docs-color-${name})`);
    return paint(getComputedStyle(probe).color);
  };
  const colors: DiagramColors = {
    background: token('background'),
    tint: token('tint'),
    text: token('text'),
    line: token('muted'),
    accent: token('accent'),
  };
  probe.remove();
  const {outlineColor, fontFamily} = getComputedStyle(element);
  return {
    isDark: outlineColor === 'rgb(255, 255, 255)',
    colors,
    font: fontFamily,
    // What is not displayed has no width.
    width: element.clientWidth || document.documentElement.clientWidth,
  };
}

/** Converts any CSS color to `#rrggbb`, the only format that Mermaid can compute with. */
function painter(): (color: string) => string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', {willReadFrequently: true});
  return (color) => {
    if (!context) return '#888888';
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}
