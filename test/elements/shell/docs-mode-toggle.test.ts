import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import '../../../elements/shared/events.js';
import '../../../elements/shell/docs-mode-toggle.js';
import type {DocsModeToggle} from '../../../elements/shell/docs-mode-toggle.js';

/** The mode that a click asks for. */
async function chosen(mode: string): Promise<string | undefined> {
  const element = await fixture<DocsModeToggle>(
    html`<docs-mode-toggle mode=${mode}></docs-mode-toggle>`,
  );
  let choice: string | undefined;
  element.addEventListener('docs-mode-change', (event) => (choice = event.mode));
  element.renderRoot.querySelector('button')?.click();
  return choice;
}

describe('docs-mode-toggle', () => {
  it('asks for the other mode', async () => {
    expect(await chosen('light')).to.equal('dark');
    expect(await chosen('dark')).to.equal('light');
  });

  for (const [colorScheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    it(`asks for ${other} mode where the system is ${colorScheme}`, async () => {
      await emulateMedia({colorScheme});
      expect(await chosen('system')).to.equal(other);
    });
  }

  it('is accessible', async () => {
    const element = await fixture(html`<docs-mode-toggle mode="dark"></docs-mode-toggle>`);
    await expect(element).to.be.accessible();
  });
});
