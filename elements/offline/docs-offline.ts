import {html, LitElement, nothing} from 'lit';
import {formatSize} from '../../src/shared/format-amount.js';
import {customElement, property, state} from '../shared/decorators.js';
import {hostStyles} from '../styles/host.css.js';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import type {Message} from '../locales/site-catalog.js';
import {languageAt, LocalizeController} from '../locales/localize-controller.js';
import {siteCatalog} from '../locales/site-catalog.js';
import {PopoverController} from '../menus/popover-controller.js';
import {popoverStyles} from '../menus/popover.css.js';
import {offlineStyles} from './docs-offline.css.js';
import type {OfflineSession} from './offline-session.js';
import type {FileFailure} from './file/save-file.js';
import type {SaveFailure} from './save-site.js';

const failures: Readonly<Record<SaveFailure, Message>> = {
  busy: 'The site is being saved in another window.',
  changed: 'The site was changed while it was being saved. Try again.',
  'no-space': 'There is not enough space on this device.',
  unreachable: 'Saving was interrupted. What has been saved is kept.',
};

const fileFailures: Readonly<Record<FileFailure, Message>> = {
  failed: 'The file could not be written. This needs a network connection.',
  refused: 'The site’s security policy blocks writing the file.',
};

const download = 'M12 4v10m-4.5-4 4.5 4.5 4.5-4.5M4.5 19.5h15';

/**
 * The button that opens "Save for offline", and its panel: what is saved, how far saving has come,
 * what could not be saved, and how to stop it or delete it.
 *
 * @csspart open - The button.
 * @csspart panel - The panel.
 * @csspart save, cancel, remove, save-file, cancel-file - The buttons in it.
 */
@customElement('docs-offline')
export class DocsOffline extends LitElement {
  static override styles = [hostStyles, popoverStyles, offlineStyles];

  /** What saves the site. */
  @property({attribute: false}) session?: OfflineSession;

  /** Whether only the reader's version is to be saved. */
  @state() private isVersionOnly = false;

  /** About how many bytes saving needs. */
  @state() private size: number | undefined;

  readonly #locale = new LocalizeController(this, siteCatalog);

  /** Where a button had the focus that an update may remove. */
  #hadFocus: 'site' | 'file' | undefined;

  constructor() {
    super();
    new PopoverController(this);
  }

  protected override willUpdate() {
    if (this.session) this.session.onStatus = () => this.requestUpdate();
    const button = this.shadowRoot?.activeElement?.closest('[part="actions"]');
    this.#hadFocus = button ? (button.closest('[part="file"]') ? 'file' : 'site') : undefined;
  }

  /** The button that has come in place of a pressed one has the focus. */
  protected override updated() {
    if (!this.#hadFocus || this.shadowRoot?.activeElement) return;
    const place = this.#hadFocus === 'file' ? '[part="file"]' : '';
    this.shadowRoot?.querySelector<HTMLElement>(`${place} [part="actions"] button`)?.focus();
  }

  override render() {
    const {session} = this;
    if (!session) return nothing;
    const {localize} = this.#locale;
    const {saved, progress} = session.status;
    return html`<button
        part="open"
        aria-haspopup="dialog"
        aria-expanded="false"
        popovertarget="panel"
      >
        ${saved && !progress ? uiIcon('check') : drawIcon(download)}
        ${this.#label(saved !== undefined)}
      </button>
      <div id="panel" popover role="dialog" aria-labelledby="title" @beforetoggle=${this.#measure}>
        <div part="panel">
          <h2 id="title">${localize('Save for offline')}</h2>
          ${progress ? this.#renderProgress(session) : this.#renderChoice(session)}
          ${this.#renderFile(session)}
        </div>
      </div>`;
  }

  #label(isSaved: boolean): string {
    const {localize} = this.#locale;
    const {progress} = this.session?.status ?? {};
    if (progress) return localize('Saving: {0} %', percentOf(progress));
    return isSaved ? localize('Saved for offline') : localize('Save for offline');
  }

  #renderProgress(session: OfflineSession) {
    const {localize} = this.#locale;
    const {done, total, bytes} = session.status.progress ?? {done: 0, total: 0, bytes: 0};
    const language = languageAt(this);
    return html`<progress
        max=${Math.max(1, total)}
        value=${done}
        aria-label=${localize('Save for offline')}
      ></progress>
      <p>${localize('{0} of {1} files, {2}', done, total, formatSize(bytes, language))}</p>
      <div part="actions">
        <button part="cancel" @click=${() => session.cancel()}>${localize('Cancel')}</button>
      </div>`;
  }

  #renderChoice(session: OfflineSession) {
    const {localize} = this.#locale;
    const {saved, unfinished, failure} = session.status;
    return html`
      ${saved ? this.#renderSaved(session) : nothing}
      ${
        failure
          ? html`<p role="alert">${localize(failures[failure])}</p>`
          : unfinished && !saved
            ? html`<p>${localize(failures.unreachable)}</p>`
            : nothing
      }
      ${
        saved
          ? nothing
          : html`<p>${localize('Save all pages on this device to read them offline.')}</p>`
      }
      ${session.version === undefined ? nothing : this.#renderScope(session.version)}
      <div part="actions">
        <button part="save" @click=${() => this.#save(session)}>
          ${saved ? localize('Save again') : unfinished ? localize('Resume') : localize('Save')}
          ${this.size === undefined ? nothing : `(≈ ${formatSize(this.size, languageAt(this))})`}
        </button>
        ${
          saved || unfinished
            ? html`<button part="remove" @click=${() => session.remove()}>
                ${localize('Remove')}
              </button>`
            : nothing
        }
      </div>
    `;
  }

  /** The same site as a file, for another device or another person. */
  #renderFile(session: OfflineSession) {
    const {localize} = this.#locale;
    const {file} = session.status;
    const running = typeof file === 'object' && 'done' in file ? file : undefined;
    const saved = typeof file === 'object' && 'name' in file ? file : undefined;
    const progress = running
      ? html`<progress
            max=${Math.max(1, running.total)}
            value=${running.done}
            aria-label=${localize('Save as a file')}
          ></progress>
          <p>${localize('Saving: {0} %', percentOf(running))}</p>`
      : nothing;
    const result = saved
      ? html`<p role="status">${saved.name}, ${formatSize(saved.bytes, languageAt(this))}</p>
          ${this.#renderFailed(saved.missing)}`
      : nothing;
    const failure =
      file === 'failed' || file === 'refused'
        ? html`<p role="alert">${localize(fileFailures[file])}</p>`
        : nothing;
    const button = running
      ? html`<button part="cancel-file" @click=${() => session.cancelFile()}>
          ${localize('Cancel')}
        </button>`
      : html`<button part="save-file" @click=${() => void session.saveFile()}>
          ${localize('Save as a file')}
        </button>`;
    return html`<div part="file">
      <p>${localize('Or take all pages with you in one HTML file, which opens anywhere.')}</p>
      ${failure} ${result} ${progress}
      <div part="actions">${button}</div>
    </div>`;
  }

  #renderSaved({status: {saved}}: OfflineSession) {
    if (!saved) return nothing;
    const {localize} = this.#locale;
    const language = languageAt(this);
    const {pages, files, bytes, time, failed, version} = saved;
    const date = new Intl.DateTimeFormat(language, {dateStyle: 'medium', timeStyle: 'short'});
    const bytesText = formatSize(bytes, language);
    const size = files === undefined ? bytesText : localize('{0} files, {1}', files, bytesText);
    return html`<p>
        ${version === undefined ? '' : `${version}: `}${localize(
          '{0} pages, {1}, saved {2}',
          pages,
          size,
          date.format(time),
        )}
      </p>
      ${this.#renderFailed(failed)}`;
  }

  #renderFailed(failed: readonly string[]) {
    const {localize} = this.#locale;
    if (failed.length === 0) return nothing;
    return html`<details>
      <summary>${localize('Files that could not be saved: {0}', failed.length)}</summary>
      <ul>
        ${failed.map((file) => html`<li>${file}</li>`)}
      </ul>
    </details>`;
  }

  #renderScope(version: string) {
    const {localize} = this.#locale;
    const option = (isVersionOnly: boolean, text: string) =>
      html`<label
        ><input
          type="radio"
          name="scope"
          .checked=${this.isVersionOnly === isVersionOnly}
          @change=${() => {
            this.isVersionOnly = isVersionOnly;
            void this.#measure();
          }}
        />${text}</label
      >`;
    return html`<fieldset aria-label=${localize('What to save')}>
      ${option(false, localize('The whole site'))} ${option(true, localize('Only {0}', version))}
    </fieldset>`;
  }

  /** The version that is to be saved alone. */
  get #version(): string | undefined {
    return this.isVersionOnly ? this.session?.version : undefined;
  }

  readonly #measure = async () => {
    const version = this.#version;
    const size = await this.session?.size(version);
    if (version === this.#version) this.size = size;
  };

  #save(session: OfflineSession) {
    void session.save(this.#version);
  }
}

function percentOf({done, total}: {readonly done: number; readonly total: number}): number {
  return total === 0 ? 0 : Math.floor((100 * done) / total);
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-offline': DocsOffline;
  }
}
