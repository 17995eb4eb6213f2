import {expect} from '@open-wc/testing';
import {problemName} from '../../../elements/api/problem-text.js';
import type {ApiLocalize} from '../../../elements/api/api-catalog.js';
import type {SecurityScheme} from '../../../src/openapi/operation.js';

const localize: ApiLocalize = (text, ...values) =>
  text.replace(/\{(\d)\}/g, (_, index: string) => String(values[+index]));

const common = {description: '', isDeprecated: false};
const key: SecurityScheme = {...common, id: 'Key', type: 'apiKey', place: 'header', name: 'X-Key'};
const bearer: SecurityScheme = {...common, id: 'bearer', type: 'http', scheme: 'bearer'};
const basic: SecurityScheme = {...common, id: 'login', type: 'http', scheme: 'basic'};

const nameOf = (at: string, schemes: readonly SecurityScheme[] = []) =>
  problemName(
    {at, reason: {kind: 'missing'}},
    {security: [schemes.map((scheme) => ({scheme, scopes: []}))]},
    localize,
  );

describe('the name of what a problem is about', () => {
  for (const [at, name] of [
    ['query:limit', 'limit'],
    ['header:X-A/b', 'X-A/b'],
    ['credential:Key', 'Key'],
    ['body', 'body'],
    ['body:/address/street', 'address.street'],
    ['body:/items/0/a~1b', 'items.0.a/b'],
  ] as const) {
    it(`is ${name} for ${at}`, () => {
      expect(nameOf(at)).to.equal(name);
    });
  }

  it('is the label of the field of a credential', () => {
    const schemes = [key, bearer, basic];
    expect(schemes.map(({id}) => nameOf(`credential:${id}`, schemes))).to.deep.equal([
      'Header X-Key',
      'Token',
      'Username, Password',
    ]);
  });

  it('says which of several credentials whose fields have the same label', () => {
    const schemes = [bearer, {...bearer, id: 'app'}];
    expect(nameOf('credential:app', schemes)).to.equal('app: Token');
  });
});
