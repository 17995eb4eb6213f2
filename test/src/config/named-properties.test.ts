import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {partsOf, within} from '../../../src/config/json/pointer.js';
import {findingsIn} from '../../harness/named-properties.js';

const colors = {primary: '#0d6b53', dark: '#0d6b53'};
const footerSocials = {x: 'https://x.com/example', github: 'https://github.com/example'};
const redirects = [{source: '/old', destination: '/guides/a'}];
const group = {group: 'Start', pages: ['guides/a', {group: 'More', pages: ['guides/b']}]};

const configs = {
  older: {
    name: 'Acme',
    logo: {light: '/l.svg', dark: '/d.svg', href: '/a'},
    favicon: '/favicon.svg',
    colors: {...colors, background: {light: '#ffffff', dark: '#0f1117'}},
    topbarLinks: [{name: 'Blog', url: '/blog'}],
    topbarCtaButton: {name: 'Sign in', url: 'https://example.com'},
    anchors: [{name: 'Guides', url: 'guides', icon: 'book'}],
    modeToggle: {default: 'dark', isHidden: true},
    feedback: {suggestEdit: true},
    footerSocials,
    redirects,
    navigation: [group],
  },
  newer: {
    name: 'Acme',
    description: 'About anvils',
    colors,
    navbar: {
      links: [{label: 'Blog', href: '/blog'}],
      primary: {type: 'button', label: 'Sign in', href: 'https://example.com'},
    },
    appearance: {default: 'dark', strict: true},
    background: {decoration: 'grid', color: {light: '#ffffff'}},
    banner: {content: 'News', dismissible: true},
    errors: {404: {redirect: true}},
    contextual: {options: ['copy', 'view']},
    footer: {socials: footerSocials, links: [{items: [{label: 'Jobs', href: '/jobs'}]}]},
    redirects,
    navigation: {
      tabs: [
        {tab: 'Guides', icon: 'book', groups: [group]},
        {tab: 'Blog', href: 'https://example.com'},
      ],
    },
  },
};

/** Other properties could replace these: what contains them is named instead. */
const replaceable = new Set([
  '/navigation/tabs',
  '/navigation/tabs/0/groups',
  '/navigation/tabs/1/href',
]);

for (const [shape, config] of Object.entries(configs)) {
  describe(`each property of a configuration of the ${shape} shape`, () => {
    const findingOf = findingsIn(config);

    it('is named by its path or its line when it has the wrong type', () => {
      const unnamed = pointersIn(config).filter((pointer) => {
        const wrong = changed(config, pointer, (holder, key) => {
          Object.assign(holder, {[key]: [[7]]});
        });
        return !findingOf(wrong, pointer).isNamed;
      });
      expect(unnamed).to.deep.equal([]);
    });

    it('is named by its path when it is missing and the configuration needs it', () => {
      let reported = 0;
      const pointers = pointersIn(config).filter((pointer) => !replaceable.has(pointer));
      const unnamed = pointers.filter((pointer) => {
        const wrong = changed(config, pointer, (holder, key) => {
          Reflect.deleteProperty(holder, key);
        });
        const {added, isNamed} = findingOf(wrong, pointer);
        if (added.length > 0) reported += 1;
        return added.length > 0 && !isNamed;
      });
      expect(unnamed).to.deep.equal([]);
      expect(reported).to.be.at.least(8);
    });

    it('is named when its name is misspelled', () => {
      const unnamed = pointersIn(config).filter((pointer) => {
        const wrong = changed(config, pointer, (holder, key) => {
          Object.assign(holder, {[`${key}s`]: Reflect.get(holder, key) as unknown});
          Reflect.deleteProperty(holder, key);
        });
        return !findingOf(wrong, `${pointer}s`).isNamed;
      });
      expect(unnamed).to.deep.equal([]);
    });
  });
}

/** The pointers of all properties, but not of the items of lists. */
function pointersIn(value: unknown, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = within(pointer, key);
    return [...(Array.isArray(value) ? [] : [place]), ...pointersIn(inner, place)];
  });
}

/** A copy of a configuration in which the property at a pointer is changed. */
function changed(
  config: object,
  pointer: string,
  change: (holder: object, key: string) => void,
): object {
  const copy = structuredClone(config);
  const keys = [...partsOf(pointer)];
  const last = keys.pop() ?? '';
  change(
    keys.reduce((holder: object, key) => Reflect.get(holder, key) as object, copy),
    last,
  );
  return copy;
}
