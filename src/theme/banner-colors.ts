import type {Mode} from '../config/site-config.js';
import {textOn} from './accent.js';
import {readHex, toHex} from './color.js';

/**
 * The background that an author chose for a banner, and a readable text color on it, as
 * `light-dark()` pairs. A single color is used in both modes; `undefined` without a valid one.
 */
export function bannerColors(
  color: Readonly<Partial<Record<Mode, string>>>,
): {readonly background: string; readonly text: string} | undefined {
  const light = readHex(color.light ?? color.dark ?? '');
  const dark = readHex(color.dark ?? color.light ?? '');
  if (!light || !dark) return undefined;
  return {
    background: `light-dark(${toHex(light)}, ${toHex(dark)})`,
    text: `light-dark(${toHex(textOn(light))}, ${toHex(textOn(dark))})`,
  };
}
