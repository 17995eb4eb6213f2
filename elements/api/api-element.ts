import {LitElement, type CSSResultGroup} from 'lit';
import {englishLimits, type LimitTexts} from '../../src/openapi/limit-text.js';
import type {BodiesState} from '../../src/requests/form/body-state.js';
import type {ServerChoice} from '../../src/requests/servers.js';
import type {InputValue} from '../../src/requests/request.js';
import type {SampleChanges} from '../../src/requests/request-samples.js';
import type {SchemeEntry} from '../../src/requests/scheme-entry.js';
import {apiWords, type ApiWords} from '../../src/api-pages/api-words.js';
import {hostStyles} from '../styles/host.css.js';
import {fieldStyles} from './form/fields.css.js';
import {LocalizeController} from '../locales/localize-controller.js';
import {apiCatalog} from './api-catalog.js';
import type {ApiLocalize} from './api-catalog.js';

/** What the elements of the API reference tell: the type of an event → its value. */
interface ApiChanges {
  /** The reader chose how the request is authorized: the index of an alternative. */
  'docs-alternative-change': number;
  /** The reader changed the body, its media type, or how it is edited. */
  'docs-body-change': BodiesState;
  /** The reader entered or got something for a security scheme. */
  'docs-credential-change': {readonly scheme: string; readonly entry: SchemeEntry};
  /**
   * The reader wants credentials to be stored on the device, or no longer; `forget` also removes
   * what was entered in this session.
   */
  'docs-remember': 'remember' | 'session' | 'forget';
  /** The reader changed the request: what differs from the samples of the page. */
  'docs-request-change': SampleChanges;
  /** The reader chose a base URL, or a value of one of its variables. */
  'docs-server-change': ServerChoice;
  /** The reader changed a value in a form: the whole value; `undefined`: none. */
  'docs-value-change': InputValue | undefined;
}

type ApiEventMap = {readonly [N in keyof ApiChanges]: ApiChangeEvent<N>};

/** The reader changed something; see {@link ApiChanges}. */
export class ApiChangeEvent<N extends keyof ApiChanges> extends Event {
  readonly value: ApiChanges[N];

  constructor(type: N, value: ApiChanges[N]) {
    super(type, {bubbles: true, composed: true});
    this.value = value;
  }
}

/** An element of the API reference, with the styles of fields. */
export class ApiElement extends LitElement {
  static override styles: CSSResultGroup = [hostStyles, fieldStyles];

  readonly #locale = new LocalizeController(this, apiCatalog);

  /** Returns a message in the language of the element; another function for each language. */
  get localize(): ApiLocalize {
    return this.#locale.localize;
  }

  /** The texts of limits in that language. */
  protected get limits(): LimitTexts {
    return this.#locale.translation?.texts.limits ?? englishLimits;
  }

  /** The texts of the pages of an API in that language. */
  protected get words(): ApiWords {
    return apiWords(this.#locale.translation?.texts);
  }

  /** Tells what is around the element what the reader has changed. */
  protected tell<N extends keyof ApiChanges>(type: N, value: ApiChanges[N]): void {
    this.dispatchEvent(new ApiChangeEvent(type, value));
  }
}

declare global {
  // oxlint-disable-next-line typescript/no-empty-object-type -- it adds the events
  interface HTMLElementEventMap extends ApiEventMap {}
}
