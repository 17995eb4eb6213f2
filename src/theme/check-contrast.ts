import type {Report} from '../config/check/diagnose.js';
import {spell, within} from '../config/json/pointer.js';
import {fieldsOf} from '../config/read/raw.js';
import {readColors} from '../config/read/values.js';
import type {Mode} from '../config/site-config.js';
import {backgroundOf, readableAccent} from './accent.js';
import {readHex, toHex, toOklch, type Rgb} from './color.js';

/**
 * Reports the colors that are adjusted because text in them or on them would not be readable: in
 * which mode, and which color is shown instead.
 */
export function checkContrast(raw: unknown, report: Report): void {
  const fields = fieldsOf(raw);
  const background = fieldsOf(fields.get('background'));
  const {
    primary,
    light,
    background: backgrounds,
  } = readColors(fields.get('colors'), background.get('color'));
  const accent = read(primary);
  const hue = accent ? toOklch(accent).hue : 0;
  const isOlder = fieldsOf(fields.get('colors')).has('background');
  for (const mode of ['light', 'dark'] as const) {
    const shownBackground = backgroundOf(read(backgrounds[mode]), mode, hue);
    tell(within(isOlder ? '/colors/background' : '/background/color', mode), backgrounds[mode], {
      mode,
      shown: shownBackground,
      why: `Text would not be readable on it in ${mode} mode.`,
    });
    const name = mode === 'dark' && light !== undefined ? 'light' : 'primary';
    const color = name === 'light' ? light : primary;
    const rgb = read(color);
    if (!rgb) continue;
    const isLight = mode === 'light';
    tell(within('/colors', name), color, {
      mode,
      shown: readableAccent(rgb, mode, shownBackground),
      why: isLight
        ? 'As text, it would be too light to read. Choose a darker color to avoid the change.'
        : 'As text, it would be too dark to read. Choose a lighter color to avoid the change.',
    });
  }

  function tell(
    pointer: string,
    color: string | undefined,
    {mode, shown, why}: {mode: Mode; shown: Rgb; why: string},
  ): void {
    const rgb = read(color);
    if (color === undefined || !rgb || toHex(rgb) === toHex(shown)) return;
    report('config/color-contrast', pointer, {
      name: spell(pointer),
      color,
      mode,
      shown: toHex(shown),
      why,
    });
  }
}

function read(hex: string | undefined): Rgb | undefined {
  return hex === undefined ? undefined : readHex(hex);
}
