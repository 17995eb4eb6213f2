/** A color for each mode. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/** A CSS color, or one for each mode: `{"light": "#fff", "dark": "#000"}`. */
export function readColorPair(value: string): ColorPair {
  const {light, dark} = pairIn(value);
  return {light: light || dark, dark: dark || light};
}

/** What readers see of it. */
export function colorText({light, dark}: ColorPair): string {
  return light === dark ? light : `${light} / ${dark}`;
}

function pairIn(value: string): ColorPair {
  try {
    if (value.startsWith('{')) {
      const {light, dark} = JSON.parse(value) as Record<string, unknown>;
      return {
        light: typeof light === 'string' ? light : '',
        dark: typeof dark === 'string' ? dark : '',
      };
    }
  } catch {
    // Not JSON: show the text as it is.
  }
  return {light: value, dark: value};
}
