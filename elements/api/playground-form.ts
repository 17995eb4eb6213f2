import {html, nothing} from 'lit';
import type {LimitTexts} from '../../src/openapi/limit-text.js';
import type {ParameterPlace} from '../../src/openapi/operation.js';
import {requestParameters} from '../../src/requests/form/accept.js';
import {emptyValuesOf, parameterKey} from '../../src/requests/build-request.js';
import {nullOfParameter} from '../../src/requests/null-values.js';
import {bodyWriter, withParameter} from '../../src/requests/playground-state.js';
import {serversOf} from '../../src/requests/servers.js';
import type {ApiChangeEvent} from './api-element.js';
import './authorization/docs-authorization.js';
import './docs-request-body.js';
import './docs-server-choice.js';
import './form/docs-value-form.js';
import type {ApiLocalize, ApiMessage} from './api-catalog.js';
import {problemName, problemsBelow, problemText} from './problem-text.js';
import type {RequestDraft} from './request-draft.js';

const places: readonly (readonly [ParameterPlace, ApiMessage])[] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
];

/** The fields of a request, under headings, in the language of these texts. */
export function renderForm(draft: RequestDraft, localize: ApiLocalize, limits: LimitTexts) {
  const {operation, options, state} = draft;
  return html`${renderProblems(draft, localize, limits)}
    <docs-server-choice
      open
      .servers=${serversOf(operation, options, state.server).servers}
      .choice=${state.server}
      .fileUrl=${options.fileUrl}
      @docs-server-change=${({value}: ApiChangeEvent<'docs-server-change'>) =>
        draft.chooseServer(value)}
    ></docs-server-choice>
    ${renderAuthorization(draft, localize)}
    ${places.map(([place, heading]) =>
      renderParameters(draft, place, localize(heading), localize, limits),
    )}
    ${renderBody(draft, localize, limits)}`;
}

function renderProblems(
  {state: {problems}, operation}: RequestDraft,
  localize: ApiLocalize,
  limits: LimitTexts,
) {
  if (!problems?.length) return nothing;
  return html`<div part="problems" role="alert" tabindex="-1">
    <p>${localize('The API description does not allow this request:')}</p>
    <ul>
      ${problems.map(
        (problem) =>
          html`<li>
            <code>${problemName(problem, operation, localize)}</code> –
            ${problemText(problem, localize, limits)}
          </li>`,
      )}
    </ul>
  </div>`;
}

function renderAuthorization(draft: RequestDraft, localize: ApiLocalize) {
  const {security} = draft.operation;
  if (security.flat().length === 0) return nothing;
  return html`<section>
    <h3>${localize('Authorization')}</h3>
    <docs-authorization
      .alternatives=${security}
      .chosen=${draft.state.alternative}
      .entries=${draft.state.entries}
      .origins=${draft.origins}
      .serverUrl=${draft.serverUrl}
      .redirectUri=${draft.options.redirectUri}
      ?stored=${draft.isStored}
      @docs-alternative-change=${({value}: ApiChangeEvent<'docs-alternative-change'>) =>
        draft.update({alternative: value})}
      @docs-credential-change=${draft.enterCredential}
      @docs-remember=${draft.remember}
    ></docs-authorization>
  </section>`;
}

function renderParameters(
  draft: RequestDraft,
  place: ParameterPlace,
  heading: string,
  localize: ApiLocalize,
  limits: LimitTexts,
) {
  const {state} = draft;
  const shown = requestParameters(draft.operation).filter((parameter) => parameter.place === place);
  if (shown.length === 0) return nothing;
  return html`<section>
    <h3>${heading}</h3>
    <div part="parameters">
      ${shown.map((parameter) => {
        const key = parameterKey(parameter);
        return html`<docs-value-form
          .schema=${parameter.schema}
          .value=${state.parameters.get(key)}
          .name=${parameter.name}
          .description=${parameter.description || undefined}
          .examples=${parameter.examples}
          empty=${emptyValuesOf(parameter)}
          one-line
          .nullAt=${nullOfParameter.bind(undefined, parameter)}
          .problems=${problemsBelow(state.problems, key, localize, limits)}
          .closesObjects=${draft.operation.closesObjects ?? false}
          ?required=${parameter.isRequired}
          ?deprecated=${parameter.isDeprecated}
          @docs-value-change=${({value}: ApiChangeEvent<'docs-value-change'>) =>
            draft.update(withParameter(draft.state, key, value))}
        ></docs-value-form>`;
      })}
    </div>
    ${
      place === 'cookie'
        ? html`<p part="note">
            ${localize('Browsers do not let pages set cookies. The samples contain the cookie.')}
          </p>`
        : nothing
    }
  </section>`;
}

function renderBody(draft: RequestDraft, localize: ApiLocalize, limits: LimitTexts) {
  const {operation, state} = draft;
  if (!operation.body || !state.body) return nothing;
  return html`<section>
    <h3>${localize('Body')}</h3>
    <docs-request-body
      .body=${operation.body}
      .bodies=${state.body}
      .problems=${problemsBelow(state.problems, 'body', localize, limits)}
      .closesObjects=${operation.closesObjects ?? false}
      .write=${bodyWriter(operation)}
      @docs-body-change=${({value}: ApiChangeEvent<'docs-body-change'>) =>
        draft.update({body: value})}
    ></docs-request-body>
  </section>`;
}
