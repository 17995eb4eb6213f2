import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {said} from '../openapi/describing.js';
import {operationAt, sent} from './wire.js';

const parameter = (name: string, rest: object = {}): object => ({
  name,
  in: 'path',
  required: true,
  schema: {type: 'string'},
  ...rest,
});

describe('path templates', () => {
  for (const [template, name, value, arrived] of [
    ['/files/{proxy+}', 'proxy', 'a/b c/ü?x', '/files/a/b%20c/%C3%BC%3Fx'],
    ['/files/{proxy+}', 'proxy+', 'a/b', '/files/a/b'],
    ['/files/{*rest}', 'rest', 'a/b', '/files/a/b'],
    ['/files/{file:path}', 'file', 'a/b', '/files/a/b'],
    ['/files/{file:.*}', 'file', 'a/b', '/files/a/b'],
    ['/files/{+path}', 'path', 'a/b:c@d;e=f?g#h', '/files/a/b:c@d;e=f%3Fg%23h'],
    ['/files/{+path}', 'path', 'a%20b', '/files/a%20b'],
    ['/{type:[a-z]+}/{id:\\d{3}}/x', 'type', 'a/b', '/a%2Fb/{id}/x'],
    ['/x/{id?}', 'id', 'a/b', '/x/a%2Fb'],
    ['/x/{code:[a-z]{2}}.json', 'code', 'de', '/x/de.json'],
    ['/x/{id:(?:a|b)}', 'id', 'a', '/x/a'],
    ['/x/{a:b}', 'a:b', 'c', '/x/c'],
    [
      '/v1/{name=projects/*/topics/*}:publish',
      'name',
      'projects/p q/topics/t',
      '/v1/projects/p%20q/topics/t:publish',
    ],
    ['/v1/{topic.name=**}', 'topic.name', 'a/b', '/v1/a/b'],
    ['/v1/{name=*}/x', 'name', 'a/b', '/v1/a%2Fb/x'],
  ] as const) {
    it(`${template} has ${name}, and ${value} arrives`, async () => {
      const operation = await operationAt(template, {parameters: [parameter(name)]});
      const {line} = await sent(operation, {[`path:${name}`]: value});
      expect(line).to.equal(`GET ${arrived}`.replaceAll('{id}', '%7Bid%7D'));
    });
  }

  it('name parameters that are not declared, and report no others', async () => {
    const path = '/{type:[a-z]+}/{proxy+}';
    const {parameters} = await operationAt(path, {parameters: [parameter('type')]});
    expect(parameters.map(({name}) => name)).to.deep.equal(['proxy', 'type']);
    const resource = '/v1/{name=projects/*}';
    const found = await operationAt(resource, {parameters: [parameter('name')]});
    expect(found.parameters.map(({name}) => name)).to.deep.equal(['name']);
    const document = {
      openapi: '3.1.1',
      paths: {[path]: {get: {parameters: [parameter('type'), parameter('proxy')]}}},
    };
    expect(await said(document)).to.deep.equal([]);
  });

  it('keep slashes where a parameter says x-multi-segment', async () => {
    const parameters = [parameter('key', {'x-multi-segment': true})];
    const operation = await operationAt('/objects/{key}', {parameters});
    const {line} = await sent(operation, {'path:key': 'a b/c:d'});
    expect(line).to.equal('GET /objects/a%20b/c%3Ad');
  });

  it('keep slashes where a parameter says allowReserved', async () => {
    const parameters = [parameter('key', {allowReserved: true})];
    const operation = await operationAt('/objects/{key}', {parameters});
    const {line} = await sent(operation, {'path:key': 'a/b?c'});
    expect(line).to.equal('GET /objects/a/b%3Fc');
  });

  for (const value of ['../admin', 'a/../../admin', 'a/%2e%2e/admin', '..', 'a/.']) {
    for (const template of ['/files/{proxy+}', '/files/{+path}', '/files/x{+path}y']) {
      it(`${template} lets ${value} remove no segment`, async () => {
        const [, name = ''] = /(proxy|path)/.exec(template) ?? [];
        const operation = await operationAt(template, {parameters: [parameter(name)]});
        const {line} = await sent(operation, {[`path:${name}`]: value});
        expect(line.split('/')).to.have.length(2 + value.split('/').length);
        expect(line).to.match(/^GET \/files\//);
      });
    }
  }
});
