/**
 * Ten configurations of the shapes that real sites have: four of the older one, six of the newer,
 * with the properties, containers and depths that they use. The sites are made up.
 */
export function sampleConfigs(): ReadonlyMap<string, object> {
  return new Map(Object.entries({...older(), ...newer()}));
}

const colors = {primary: '#0d9373', light: '#07c983', dark: '#0d9373'};
const logo = {light: '/logo/light.svg', dark: '/logo/dark.svg'};

/** So many pages of a folder. */
function pages(folder: string, count: number): string[] {
  return Array.from({length: count}, (_, index) => `${folder}/page-${index + 1}`);
}

function group(name: string, folder: string, count = 4): Group {
  return {group: name, pages: pages(folder, count)};
}

interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
  readonly icon?: string;
  readonly root?: string;
}

/** Groups in groups, as deep as five. */
function nested(name: string, folder: string, depth: number): Group {
  const inner = depth > 1 ? [nested(`${name} inside`, `${folder}/in`, depth - 1)] : [];
  return {group: name, icon: 'book', pages: [...pages(folder, 2), ...inner]};
}

function older(): Record<string, object> {
  const common = {
    logo,
    favicon: '/favicon.svg',
    colors: {
      ...colors,
      background: {light: '#ffffff', dark: '#0f1117'},
      anchors: {from: '#0d9373', to: '#07c983'},
    },
    topbarLinks: [{name: 'Support', url: 'mailto:hi@example.com'}],
    topbarCtaButton: {name: 'Dashboard', url: 'https://app.example.com'},
    footerSocials: {x: 'https://x.com/example', github: 'https://github.com/example'},
  };
  return {
    'older-plain': {
      name: 'Plain',
      ...common,
      openapi: '/openapi.yaml',
      api: {baseUrl: 'https://api.example.com', auth: {method: 'key', name: 'X-KEY'}},
      anchors: [
        {name: 'API', icon: 'code', url: 'api'},
        {name: 'Community', icon: 'discord', url: 'https://discord.gg/example'},
      ],
      navigation: [group('Start', 'docs'), group('API', 'api', 12)],
    },
    'older-tabs': {
      $schema: 'https://example.com/schema.json',
      name: 'Tabs',
      ...common,
      theme: 'prism',
      modeToggle: {default: 'dark'},
      tabs: [
        {name: 'SDK', url: 'sdk'},
        {name: 'CLI', url: 'cli'},
      ],
      anchors: [{name: 'Blog', icon: 'newspaper', url: 'https://example.com/blog'}],
      navigation: [group('Start', 'docs'), nested('SDK', 'sdk', 3), nested('CLI', 'cli', 2)],
      redirects: [
        {source: '/old', destination: '/docs/page-1'},
        {source: '/docs-old/:slug*', destination: '/docs/:slug*'},
      ],
      feedback: {suggestEdit: true, raiseIssue: true, thumbsRating: true},
    },
    'older-versions': {
      name: 'Versions',
      ...common,
      topbarCtaButton: {type: 'github', url: 'https://github.com/example/example'},
      versions: ['v2', {name: 'v1', default: true}],
      navigation: [
        {...group('Start', 'docs'), version: 'v2'},
        {...group('Start', 'docs-v1'), version: 'v1'},
        group('Always', 'about', 2),
      ],
      anchors: [{name: 'Old', icon: 'clock', url: 'docs-v1', version: 'v1'}],
      modeToggle: {default: 'light', isHidden: true},
    },
    'older-deep': {
      name: 'Deep',
      ...common,
      openapi: ['/a.yml', '/b.yaml'],
      api: {playground: {mode: 'simple'}, maintainOrder: true},
      analytics: {gtm: {tagId: 'GTM-1'}},
      topAnchor: {name: 'Home', icon: 'house', iconType: 'solid'},
      anchors: [{name: 'Guides', icon: 'book', url: 'guides', isDefaultHidden: true}],
      navigation: [nested('Guides', 'guides', 5), nested('Docs', 'docs', 4), 'loose'],
    },
  };
}

function newer(): Record<string, object> {
  const common = {
    $schema: 'https://example.com/docs.json',
    theme: 'mint',
    colors,
    logo,
    favicon: {light: '/favicon.svg', dark: '/favicon-dark.svg'},
    navbar: {
      links: [{label: 'Blog', href: 'https://example.com/blog'}],
      primary: {type: 'github', href: 'https://github.com/example/example'},
    },
    footer: {socials: {x: 'https://x.com/example', linkedin: 'https://linkedin.com/example'}},
  };
  const tabs = [
    {tab: 'Docs', icon: 'book', groups: [group('Start', 'docs'), nested('More', 'more', 3)]},
    {tab: 'API', groups: [group('Users', 'api/users', 8)]},
    {tab: 'Status', href: 'https://status.example.com'},
  ];
  return {
    'newer-tabs': {
      name: 'Tabs',
      ...common,
      search: {prompt: 'Search...'},
      integrations: {ga4: {measurementId: 'G-1'}},
      redirects: pages('old', 40).map((path) => ({
        source: `/${path}`,
        destination: path.replace('old', '/docs'),
      })),
      navigation: {
        tabs,
        global: {anchors: [{anchor: 'Chat', icon: 'discord', href: 'https://discord.gg/x'}]},
      },
    },
    'newer-versions': {
      name: 'Versions',
      ...common,
      appearance: {default: 'system', strict: false},
      background: {color: {light: '#ffffff', dark: '#101418'}, decoration: 'gradient'},
      banner: {content: 'Meet us in **Berlin**', dismissible: true},
      errors: {404: {redirect: false, title: 'Lost'}},
      navigation: {
        versions: [
          {
            version: 'v2',
            default: true,
            dropdowns: [
              {dropdown: 'Docs', icon: 'book', groups: [group('Start', 'v2/docs')]},
              {dropdown: 'SDK', icon: 'code', anchors: [{anchor: 'Python', pages: ['v2/py']}]},
            ],
          },
          {version: 'v1', dropdowns: [{dropdown: 'Docs', groups: [group('Start', 'v1/docs')]}]},
        ],
      },
      styling: {codeblocks: {theme: {light: 'a', dark: 'b'}}},
      contextual: {options: ['copy', 'view', 'chatgpt', 'claude']},
    },
    'newer-anchors': {
      name: 'Anchors',
      ...common,
      styling: {eyebrows: 'breadcrumbs'},
      navigation: {
        anchors: [
          {anchor: 'Docs', icon: 'book', groups: [group('Start', 'docs')]},
          {anchor: 'Blog', icon: 'newspaper', href: 'https://example.com/blog'},
        ],
      },
    },
    'newer-languages': {
      name: 'Languages',
      ...common,
      icons: {library: 'lucide'},
      variables: {product: 'Anvil'},
      seo: {metatags: {'og:locale': 'en_US'}},
      navigation: {
        languages: ['en', 'fr', 'es', 'zh'].map((language) => ({
          language,
          tabs: [
            {
              tab: 'Docs',
              groups: [{...group('Start', `${language}/docs`), root: `${language}/index`}],
            },
            {
              tab: 'Learn',
              menu: [
                {item: 'Guides', description: 'How to', groups: [group('A', `${language}/guides`)]},
                {item: 'Courses', href: 'https://learn.example.com'},
              ],
            },
          ],
        })),
      },
    },
    'newer-products': {
      name: 'Products',
      ...common,
      fonts: {heading: {family: 'Inter', format: 'woff2'}, body: {family: 'Inter'}},
      api: {openapi: 'https://api.example.com/openapi.json', examples: {languages: ['bash']}},
      navigation: {
        products: [
          {product: 'Anvils', tabs: [{tab: 'API', pages: ['anvils', 'GET /anvils']}]},
          {product: 'Rockets', icon: 'rocket', groups: [nested('Rockets', 'rockets', 3)]},
        ],
      },
    },
    'newer-groups': {
      name: 'Groups',
      ...common,
      navbar: {},
      footer: {links: [{header: 'More', items: [{label: 'Jobs', href: '/jobs'}]}]},
      navigation: {groups: [group('Start', 'docs'), nested('Deep', 'deep', 5)], directory: 'card'},
    },
  };
}
