import {html, LitElement, nothing} from 'lit';
import {customElement, state} from '../shared/decorators.js';
import {filesLoader, type FilesLoader} from '../../src/open/files-loader.js';
import type {OpenedFiles} from '../../src/open/opened-files.js';
import {readDirectory, type OpenedDirectory} from '../../src/open/read-directory.js';
import {openRequest, queryOf, repositoryOf, type OpenRequest} from '../../src/open/repository.js';
import {isPrivate} from '../../src/site/private-path.js';
import {siteFolders, toolOf} from '../../src/open/site-folders.js';
import {lazy} from '../shared/lazy.js';
import {drawIcon} from '../shared/ui-icons.js';
import {hostStyles} from '../styles/host.css.js';
import {adoptStyles} from '../styles/adopt-styles.js';
import {documentStyles, openStyles} from './docs-open.css.js';
import {chosenFolder, droppedFiles, isArchive, type Dropped} from './dropped-files.js';
import {findFolder} from './find-folder.js';
import {archiveFailures, hostFailure, noSite, unknownRequest} from './open-texts.js';
import {watchedLoader} from './watch-files.js';

const ignoring = lazy('ignored-files', () => import('../../src/site/ignored-files.js'));
const archives = lazy('read-archive', () => import('../../src/open/read-archive.js'));

const folderPath = 'M3 7v12h18V8h-9l-2-2H3z';

/** Chrome and Edge have it: folders opened that way can be read again when files change. */
interface PickingWindow extends Window {
  showDirectoryPicker?(options?: {id?: string}): Promise<FileSystemDirectoryHandle>;
}

/** Files that were opened, with the folders in them that contain a site. */
interface Opened {
  readonly name: string;
  readonly files: OpenedFiles;
  readonly directory?: OpenedDirectory | undefined;
}

/**
 * The page `open.html`: opens a folder, a zip archive or a repository as a site, in this tab alone.
 * Its sentences are English: it is for authors.
 */
@customElement('docs-open')
export class DocsOpen extends LitElement {
  static override styles = [hostStyles, openStyles];

  /** What is being read, with the number of files so far. */
  @state() private reading: {readonly name: string; readonly count: number} | undefined;
  @state() private failure = '';
  /** The folders with a site, if there are several to choose from. */
  @state() private several:
    | {readonly opened: Opened; readonly folders: readonly string[]}
    | undefined;
  @state() private isOver = false;

  readonly #life = new AbortController();

  constructor() {
    super();
    this.addController({
      hostConnected: () => this.#begin(),
      hostDisconnected: () => this.#life.abort(),
    });
  }

  #begin(): void {
    adoptStyles(document, documentStyles);
    const {signal} = this.#life;
    addEventListener('dragover', (event) => this.#onDragOver(event), {signal});
    addEventListener('dragleave', () => (this.isOver = false), {signal});
    addEventListener('drop', (event) => this.#onDrop(event), {signal});
    const request = openRequest(location.search);
    if (request.repository ?? request.url) void this.#openRequest(request);
    if (request.unknown !== undefined) this.failure = unknownRequest(request.unknown);
  }

  override render() {
    return html`<main>
      <h1>Open a documentation site</h1>
      <p>
        Choose the folder with your <code>docs.json</code> to see it as readers will. It stays on
        this computer: nothing is uploaded.
      </p>
      <div class="drop" ?data-over=${this.isOver}>
        ${drawIcon(folderPath)}
        <p>${this.reading ? this.#progress(this.reading) : 'Drop a folder or a .zip file here'}</p>
        <div class="choices">
          <button @click=${this.#pickFolder}>Choose a folder</button>
          <button @click=${() => this.#input('archive')?.click()}>Choose a .zip file</button>
        </div>
        <input type="file" class="folder" webkitdirectory hidden @change=${this.#onFolder} />
        <input type="file" class="archive" accept=".zip" hidden @change=${this.#onArchive} />
      </div>
      <div role="alert">${this.failure}</div>
      ${this.several ? this.#choice(this.several) : nothing}
      <form @submit=${this.#onRepository}>
        <label for="repository">Or a public repository on GitHub</label>
        <div class="field">
          <input id="repository" placeholder="owner/name" autocomplete="off" spellcheck="false" />
          <button>Open</button>
        </div>
      </form>
    </main>`;
  }

  #progress({name, count}: {readonly name: string; readonly count: number}) {
    const files = count === 0 ? '' : ` ${count.toLocaleString('en')} files`;
    return html`<span role="status">Reading ${name}…${files}</span>`;
  }

  #choice({opened, folders}: {readonly opened: Opened; readonly folders: readonly string[]}) {
    return html`<section>
      <p>“${opened.name}” contains ${folders.length} sites. Which one?</p>
      <ul>
        ${folders.map(
          (folder) =>
            html`<li>
              <button @click=${() => this.#showFolder(opened, folder)}>${folder || '/'}</button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #input(name: 'folder' | 'archive'): HTMLInputElement | null {
    return this.renderRoot.querySelector<HTMLInputElement>(`input.${name}`);
  }

  readonly #pickFolder = async () => {
    const {showDirectoryPicker} = window as PickingWindow;
    if (!showDirectoryPicker) return this.#input('folder')?.click();
    const handle = await showDirectoryPicker.call(window, {id: 'docs-site'}).catch(() => undefined);
    // Without one, the reader has closed the dialog.
    if (handle) await this.#open({kind: 'handle', handle});
  };

  readonly #onFolder = ({target}: Event) => {
    const {files} = target as HTMLInputElement;
    if (files && files.length > 0) void this.#open(chosenFolder(files));
  };

  readonly #onArchive = ({target}: Event) => {
    const file = (target as HTMLInputElement).files?.[0];
    if (file) void this.#open({kind: 'archive', file});
  };

  readonly #onRepository = (event: Event) => {
    event.preventDefault();
    const written = this.renderRoot.querySelector<HTMLInputElement>('#repository')?.value ?? '';
    const repository = repositoryOf(written);
    if (repository) {
      history.replaceState(undefined, '', queryOf(repository));
      void this.#openRequest({repository});
    } else {
      this.failure = 'Write the repository as owner/name, or paste its URL on github.com.';
    }
  };

  #onDragOver(event: DragEvent): void {
    event.preventDefault();
    this.isOver = true;
  }

  #onDrop(event: DragEvent): void {
    event.preventDefault();
    this.isOver = false;
    if (event.dataTransfer) void this.#openDropped(event.dataTransfer);
  }

  async #openDropped(transfer: DataTransfer): Promise<void> {
    const dropped = await this.#attempt('files', () =>
      droppedFiles(transfer, (count) => (this.reading = {name: 'files', count})),
    );
    if (dropped) await this.#open(dropped);
  }

  async #open(dropped: Dropped): Promise<void> {
    const name = dropped.kind === 'handle' ? dropped.handle.name : nameOf(dropped);
    this.several = undefined;
    const opened = await this.#attempt(name, () => this.#read(dropped, name));
    if (!opened) return;
    const folders = siteFolders(opened.files.keys());
    const [folder] = folders;
    if (folder === undefined) this.failure = noSite(name, toolOf(opened.files.keys()));
    else if (folder === '' || folders.length === 1) await this.#showFolder(opened, folder);
    else this.several = {opened, folders};
  }

  async #read(dropped: Dropped, name: string): Promise<Opened | undefined> {
    if (dropped.kind === 'files') return {name, files: dropped.files};
    if (dropped.kind === 'handle') {
      const onProgress = (count: number) => (this.reading = {name, count});
      const directory = await readDirectory(dropped.handle, onProgress);
      return {name, files: directory.files, directory};
    }
    if (!isArchive(dropped.file)) {
      this.failure = archiveFailures['not-an-archive'](name);
      return undefined;
    }
    const content = new Uint8Array(await dropped.file.arrayBuffer());
    const files = (await archives())?.readArchive(content);
    if (typeof files !== 'string') return files && {name, files};
    this.failure = archiveFailures[files](name);
    return undefined;
  }

  /** Does something that takes a while, and says why it fails. */
  async #attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    this.failure = '';
    this.reading = {name, count: 0};
    try {
      return await work();
    } catch (error) {
      this.failure = `“${name}” could not be read: ${error instanceof Error ? error.message : ''}`;
      return undefined;
    } finally {
      this.reading = undefined;
    }
  }

  async #openRequest(request: OpenRequest): Promise<void> {
    const {repository, url = ''} = request;
    const name = repository ? `${repository.owner}/${repository.name}` : url;
    const found = await this.#attempt(name, () => findFolder(request));
    if (!found) return;
    if ('url' in found) this.#show(found.url);
    else this.failure = hostFailure(found, name, repository);
  }

  async #showFolder({name, files, directory}: Opened, folder: string): Promise<void> {
    const loader = await withoutIgnored(filesLoader(files, folder));
    const src = new URL(`opened/${encodeURIComponent(name)}/${folder}`, document.baseURI).href;
    this.#show(src, directory ? watchedLoader(loader, directory, folder) : loader);
  }

  /** Shows the site instead of this element. */
  #show(src: string, loader?: FilesLoader): void {
    const query = new URLSearchParams(location.search);
    // The author sees the problems of the site.
    query.set('problems', '');
    history.replaceState(history.state, '', `?${query}${location.hash}`);
    const site = document.createElement('docs-site');
    site.src = src;
    site.router = 'hash';
    if (loader) site.loader = loader;
    const again = document.createElement('a');
    again.slot = 'topbar-end';
    again.href = location.pathname;
    again.textContent = 'Open another';
    site.append(again);
    this.replaceWith(site);
  }
}

/** A loader of the files of a site: without private ones, and those that `.mintignore` names. */
async function withoutIgnored(loader: FilesLoader): Promise<FilesLoader> {
  const patterns = await loader.text('.mintignore');
  const isIgnored = patterns && (await ignoring())?.ignoredFiles(patterns);
  const isOther = (path: string) => isPrivate(path) || (isIgnored && isIgnored(path));
  return {
    ...loader,
    text: async (path) => (isOther(path) ? undefined : loader.text(path)),
    fileUrl: (path) => (isOther(path) ? undefined : loader.fileUrl?.(path)),
  };
}

function nameOf(dropped: Exclude<Dropped, {kind: 'handle'}>): string {
  return dropped.kind === 'archive' ? dropped.file.name : dropped.name;
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-open': DocsOpen;
  }
}
