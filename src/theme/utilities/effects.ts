import {arbitraryValue, lengthOnly, size, type Add, type Read} from './values.js';

/** The lengths of shadows, `*` where the color is. */
const shadows = new Map([
  ['sm', '0 1px 2px 0 *5%'],
  ['', '0 1px 3px 0 *10%,0 1px 2px -1px *10%'],
  ['md', '0 4px 6px -1px *10%,0 2px 4px -2px *10%'],
  ['lg', '0 10px 15px -3px *10%,0 4px 6px -4px *10%'],
  ['xl', '0 20px 25px -5px *10%,0 8px 10px -6px *10%'],
  ['2xl', '0 25px 50px -12px *25%'],
  ['inner', 'inset 0 2px 4px 0 *5%'],
  ['none', '0 0 #0000'],
]);

const blurs = new Map([
  ['', '8px'],
  ['sm', '4px'],
  ['md', '12px'],
  ['lg', '16px'],
  ['xl', '24px'],
  ['2xl', '40px'],
  ['3xl', '64px'],
]);

const percent: Read = (written) =>
  /^\d{1,3}$/.test(written) ? `${written}%` : arbitraryValue(written);
const angle: Read = (written) =>
  /^\d{1,3}$/.test(written) ? `${written}deg` : arbitraryValue(written);
const share: Read = (written, isExact) => percent(written === '' ? '100' : written, isExact);

/** Function of `filter` → the function that reads its value. */
const filters: readonly (readonly [name: string, read: Read])[] = [
  ['blur', (written) => blurs.get(written) ?? arbitraryValue(written)],
  ['brightness', share],
  ['contrast', share],
  ['grayscale', share],
  ['hue-rotate', angle],
  ['invert', share],
  ['saturate', share],
  ['sepia', share],
];

/** The functions of `filter` that have classes. */
export const filterNames: readonly string[] = filters.map(([name]) => name);

const time: Read = (written) =>
  /^\d{1,4}$/.test(written) ? `${written}ms` : arbitraryValue(written);

/** Classes for shadows, filters, transforms and transitions. */
export function addEffects(add: Add): void {
  // A ring and a shadow of one element are both shown.
  const boxShadow = 'box-shadow:var(--docs-ring,0_0_#0000),var(--docs-box-shadow,0_0_#0000)';
  add({shadow: `--docs-box-shadow ${boxShadow}`}, (written) =>
    (shadows.get(written) ?? arbitraryValue(written))?.replace(
      /\*(\d+%)/g,
      'var(--docs-shadow-color,rgb(0 0 0/$1))',
    ),
  );
  const ring = '--docs-ring:var(--docs-ring-inset,)_0_0_0_*_var(--docs-ring-color,#3b82f680)';
  add({ring: `${ring} ${boxShadow}`}, (written) => {
    if (written === '') return '3px';
    return /^\d{1,2}$/.test(written) ? `${written}px` : lengthOnly(arbitraryValue(written));
  });

  // Several filters of one element are combined.
  for (const [prefix, property] of [
    ['', 'filter'],
    ['backdrop-', 'backdrop-filter'],
  ] as const) {
    const all = filterNames.map((name) => `var(--docs-${prefix}${name},)`).join('_');
    for (const [name, read] of filters)
      add({[prefix + name]: `--docs-${prefix}${name}:${name}(*) ${property}:${all}`}, read);
  }

  add({opacity: 'opacity'}, percent);
  const scale = 'scale:var(--docs-scale-x,1)_var(--docs-scale-y,1)';
  add(
    {
      scale: `--docs-scale-x --docs-scale-y ${scale}`,
      'scale-x': `--docs-scale-x ${scale}`,
      'scale-y': `--docs-scale-y ${scale}`,
    },
    percent,
  );
  add({rotate: 'rotate'}, angle);
  add({origin: 'transform-origin'}, arbitraryValue);
  const translate = 'translate:var(--docs-x,0)_var(--docs-y,0)';
  add({'translate-x': `--docs-x ${translate}`, 'translate-y': `--docs-y ${translate}`}, size);

  add({duration: 'transition-duration', delay: 'transition-delay'}, time);
  const timing = 'transition-timing-function:cubic-bezier(.4,0,.2,1) transition-duration:.15s';
  add(
    {transition: `transition-property:* ${timing}`},
    (written) => properties.get(written) ?? arbitraryValue(written),
  );
}

const moves = 'transform,translate,scale,rotate';
const colors = 'color,background-color,border-color,text-decoration-color,fill,stroke';

const properties = new Map([
  ['', `${colors},opacity,box-shadow,${moves},filter,backdrop-filter`],
  ['all', 'all'],
  ['colors', colors],
  ['opacity', 'opacity'],
  ['shadow', 'box-shadow'],
  ['transform', moves],
]);
