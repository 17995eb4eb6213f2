/** A style sheet without its comments. */
export function withoutComments(css: string): string {
  const [first = '', ...parts] = css.split('/*');
  const after = parts.map((part) =>
    part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '',
  );
  return first + after.join('');
}

/** A color in CSS as a hex code; `undefined` for one that is written in another way. */
export function hexOf(value: string): string | undefined {
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return value;
  const numbers = /^hsl\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*\)$/i.exec(value);
  if (!numbers) return undefined;
  const [hue = 0, saturation = 0, lightness = 0] = numbers.slice(1).map(Number);
  const spread = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    const part = lightness / 100 - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
