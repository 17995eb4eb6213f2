import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {isOwnMachine} from '../../../src/shared/own-machine.js';

describe('isOwnMachine', () => {
  it('is false on another host, whatever its URL asks for', () => {
    expect(isOwnMachine(new URL('http://localhost:8000/?problems'))).to.equal(true);
    expect(isOwnMachine(new URL('http://127.1.2.3/'))).to.equal(true);
    expect(isOwnMachine(new URL('https://docs.example/?problems'))).to.equal(false);
    expect(isOwnMachine(new URL('https://127.example/'))).to.equal(false);
  });
});
