import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import '../../../elements/shared/events.js';
import '../../../elements/menus/docs-mode-toggle.js';
import type {DocsModeToggle} from '../../../elements/menus/docs-mode-toggle.js';
import {until} from '../until.js';

const toggle = (mode: string) =>
  fixture<DocsModeToggle>(html`<docs-mode-toggle mode=${mode}></docs-mode-toggle>`);

/** Which of the two signs is shown. */
function signOf(element: DocsModeToggle): string {
  const [sun, moon] = [...element.renderRoot.querySelectorAll('button svg')];
  return `${sun?.checkVisibility() ? 'sun' : ''}${moon?.checkVisibility() ? 'moon' : ''}`;
}

describe('docs-mode-toggle', () => {
  it('shows the mode, which may be the system’s', async () => {
    await emulateMedia({colorScheme: 'light'});
    expect(signOf(await toggle('dark'))).to.equal('moon');
    expect(signOf(await toggle('light'))).to.equal('sun');
    expect(signOf(await toggle('system'))).to.equal('sun');
    await emulateMedia({colorScheme: 'dark'});
    expect(signOf(await toggle('system'))).to.equal('moon');
    await emulateMedia({colorScheme: 'light'});
  });

  it('says whether its menu is open, also before it ever was', async () => {
    const element = await toggle('dark');
    const button = element.renderRoot.querySelector('button');
    expect(button?.ariaExpanded).to.equal('false');
    button?.click();
    await until(() => button?.ariaExpanded === 'true');
    const menu = element.renderRoot.querySelector('docs-mode-menu');
    expect(menu?.checkVisibility()).to.equal(true);
  });

  it('lets the reader go back to the system’s mode', async () => {
    const element = await toggle('dark');
    const told: string[] = [];
    element.addEventListener('docs-mode-change', ({mode}) => told.push(mode));
    element.renderRoot.querySelector('button')?.click();
    const entries = () =>
      element.renderRoot
        .querySelector('docs-mode-menu')
        ?.shadowRoot?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [];
    await until(() => entries()[2]?.checkVisibility());
    entries()[2]?.click();
    expect(told).to.deep.equal(['system']);
  });

  it('tells its value to screen readers', async () => {
    const element = await toggle('dark');
    const button = element.renderRoot.querySelector('button');
    expect(button?.ariaLabel).to.equal('Color mode: Dark');
    element.mode = 'system';
    await element.updateComplete;
    expect(button?.ariaLabel).to.equal('Color mode: System');
  });

  it('is accessible', async () => {
    await expect(await toggle('dark')).to.be.accessible();
  });
});
