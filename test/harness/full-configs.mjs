/**
 * For each shape a configuration that sets every property which has an effect to something else
 * than its default, and where to find in it the properties of a definition, which occur in many
 * places.
 */

const a = '#0d6b53';
const b = '#55d799';
const link = 'https://example.com';
const repository = 'https://github.com/example/example';
const socials = {x: 'https://x.com/example', github: repository};
const socialList = [{type: 'x', url: 'https://x.com/example'}];
const columns = [{header: 'More', items: [{label: 'Jobs', href: '/jobs'}]}];
const font = {family: 'Inter', weight: 700, format: 'woff2'};
const icon = {name: 'book', style: 'brands', library: 'lucide'};
const redirects = [{source: '/old', destination: '/new'}];
const feedback = {
  suggestEdit: true,
  raiseIssue: true,
  thumbsRating: true,
  form: '/form',
  repo: repository,
};
const group = (more) => ({
  group: 'Group',
  pages: ['a/b', {group: 'Inner', pages: ['a/c']}],
  icon: 'book',
  iconType: 'solid',
  tag: 'new',
  root: 'a/root',
  expanded: true,
  hidden: true,
  directory: 'card',
  openapi: 'group.json',
  ...more,
});

const banner = {content: 'x', dismissible: true, type: 'warning', color: {light: a, dark: b}};
const errors = {404: {redirect: true, title: 'Lost', description: 'x'}};
const examples = {languages: ['curl'], defaults: 'required', prefill: true, autogenerate: false};
const contextual = {
  options: [
    {
      title: 'x',
      description: 'y',
      icon: 'book',
      iconType: 'solid',
      href: {base: link, query: [{key: 'q', value: '$page'}]},
    },
  ],
  display: 'toc',
};

export const older = {
  config: {
    name: 'Acme',
    description: 'All about anvils.',
    navigation: [
      group({version: 'v1', boost: 2}),
      'loose',
      {group: 'Tabs', pages: ['guides/a', 'c/d'], searchable: false},
    ],
    logo: {light: '/l.svg', dark: '/d.svg', href: '/a', name: true},
    styling: {latex: true},
    favicon: {light: '/l.png', dark: '/d.png'},
    colors: {
      primary: a,
      light: b,
      dark: b,
      background: {light: '#ffffff', dark: '#000000'},
      anchors: {from: a, to: b},
    },
    topbarLinks: [{name: 'A', url: '/a', type: 'github', icon: 'book', iconType: 'solid'}],
    topbarCtaButton: {type: 'github', name: 'A', url: repository},
    versions: [
      {name: 'v0', url: link, locale: 'de'},
      {name: 'v2', locale: 'fr'},
      {name: 'v1', default: true, locale: 'en'},
    ],
    anchors: [
      {
        name: 'A',
        url: 'a',
        icon,
        iconType: 'solid',
        version: 'v1',
        isDefaultHidden: true,
        openapi: {source: 'anchor.json', directory: 'rest'},
        color: {from: b, to: a},
      },
    ],
    topAnchor: {name: 'A', icon: 'house', iconType: 'solid'},
    tabs: [
      {
        name: 'A',
        url: 'guides',
        icon: 'book',
        iconType: 'solid',
        version: 'v1',
        isDefaultHidden: true,
        openapi: 'tab.json',
      },
    ],
    api: {
      baseUrl: link,
      auth: {method: 'basic', name: 'user:password', inputPrefix: 'x'},
      playground: {mode: 'simple', credentials: true, proxy: link},
      maintainOrder: true,
      overview: false,
      examples,
      spec: {download: false},
      request: {example: {languages: ['python']}},
      paramFields: {expanded: 'all'},
    },
    openapi: 'site.json',
    primaryTab: {name: 'A', isDefaultHidden: true},
    footerSocials: socials,
    feedback,
    modeToggle: {default: 'dark', isHidden: true},
    css: ['/a.css'],
    styles: ['/b.css'],
    backgroundImage: '/b.png',
    background: {style: 'grid'},
    banner,
    font: {...font, url: '/f.woff2', headings: {...font, url: '/h.woff2'}, body: font},
    codeBlock: {mode: 'dark'},
    eyebrow: {display: 'breadcrumbs'},
    contextual,
    components: {origins: ['https://api.example.com']},
    interaction: {drilldown: true},
    footer: {socials, links: columns},
    redirects,
    errors,
    metadata: {'og:locale': 'en_US', timestamp: true},
    variables: {product: 'Anvil'},
    seo: {indexHiddenPages: true},
    search: {prompt: 'Ask'},
  },
  /** Of a definition, or of a property that cannot be used together with another one. */
  places: {
    entry: 'navigation.0',
    'entry.searchable': 'navigation.2.searchable',
    button: 'topbarCtaButton',
    gradient: 'anchors.0.color',
    oneFont: 'font.headings',
    footerColumn: 'footer.links.0',
    icon: 'anchors.0.icon',
    'versions[].default': 'versions.2.default',
  },
  /** Laid over the configuration for the properties that begin so. */
  instead: {
    ...Object.fromEntries(
      ['family', 'weight', 'format', 'url'].map((name) => [
        `font.${name}`,
        {font: {...font, url: '/f.woff2'}},
      ]),
    ),
    'api.request': {api: {request: {example: {languages: ['curl']}}}},
    'footerSocials[]': {footerSocials: socialList},
    footerSocials: {footer: {links: columns}},
    'footer.socials[]': {footerSocials: undefined, footer: {socials: socialList}},
    'footer.socials': {footerSocials: undefined},
    'topbarLinks[].type': {topbarLinks: [{type: 'github', url: '/a'}]},
    'button.name': {topbarCtaButton: {name: 'A', url: '/a'}},
    'anchors[].iconType': {anchors: [{name: 'A', url: 'a', icon: 'book', iconType: 'solid'}]},
  },
};

const found = {searchable: true, boost: 2};
const look = {
  ...found,
  icon: 'book',
  iconType: 'solid',
  color: {light: a, dark: b},
  description: 'About it',
  tag: 'new',
  hidden: true,
};
const inner = (key, ...folders) =>
  folders.map((folder) => ({[key]: folder, pages: [`${folder}/x`]}));
const lists = (folder) => ({
  products: inner('product', `${folder}/product`),
  languages: inner('language', `${folder}/language`),
  versions: inner('version', `${folder}/version`),
  tabs: inner('tab', `${folder}/tab`),
  dropdowns: inner('dropdown', `${folder}/dropdown`),
  anchors: inner('anchor', `${folder}/anchor`),
  menu: inner('item', `${folder}/item`),
  groups: [group({pages: [`${folder}/a`], ...found})],
  pages: [`${folder}/page`],
});
const globalLink = {...look, href: link};

export const newer = {
  config: {
    name: 'Acme',
    description: 'All about anvils.',
    colors: {primary: a, light: b, dark: b},
    logo: older.config.logo,
    favicon: older.config.favicon,
    navigation: {
      ...lists('root'),
      searchable: false,
      boost: 2,
      tabs: [
        {tab: 'A', ...look, ...lists('tab'), directory: 'card', openapi: 'tab.json'},
        {tab: 'B', href: link},
      ],
      languages: [
        {language: 'de', pages: ['de/a']},
        {
          language: 'en',
          pages: ['en/a'],
          default: true,
          banner: {content: 'x'},
          footer: {links: columns},
          navbar: {links: []},
        },
      ],
      versions: [
        {version: 'v2', pages: ['v2/a']},
        {version: 'v1', pages: ['v1/a'], default: true},
      ],
      directory: 'card',
      openapi: {source: 'root.json', directory: 'rest'},
      global: {
        products: [{product: 'P', href: link}],
        languages: [{language: 'fr', href: link, default: true}],
        versions: [{version: 'v0', href: link, default: true}],
        tabs: [{tab: 'T', ...globalLink}],
        dropdowns: [{dropdown: 'D', href: link}],
        anchors: [{anchor: 'A', ...globalLink, color: {from: a, to: b}}],
      },
    },
    navbar: {
      links: [{type: 'discord', label: 'A', href: '/a', icon, iconType: 'solid'}],
      primary: {type: 'github', label: 'A', href: repository},
    },
    footer: {socials, links: columns},
    appearance: {default: 'dark', strict: true},
    background: {
      image: {light: '/l.png', dark: '/d.png'},
      decoration: 'grid',
      color: {light: '#ffffff', dark: '#000000'},
    },
    banner,
    redirects,
    errors,
    styling: {
      css: ['/c.css'],
      eyebrows: 'breadcrumbs',
      latex: true,
      codeblocks: {theme: {light: 'a', dark: 'b'}},
    },
    icons: {library: 'lucide'},
    css: ['/a.css'],
    styles: ['/b.css'],
    fonts: {...font, source: '/f.woff2', heading: {...font, source: '/h.woff2'}, body: font},
    feedback,
    contextual,
    variables: {product: 'Anvil'},
    seo: {metatags: {'og:locale': 'en_US'}, indexing: 'all'},
    metadata: {timestamp: true},
    components: {origins: ['https://api.example.com']},
    interaction: {drilldown: true},
    search: {prompt: 'Ask'},
    api: {
      openapi: {source: 'site.json', directory: 'site'},
      playground: {display: 'simple', proxy: link, credentials: true},
      params: {expanded: 'all', post: ['x-internal']},
      overview: false,
      examples,
      mdx: {auth: {method: 'basic', name: 'user:password'}, server: link},
      spec: {download: false},
    },
  },
  places: {
    Divisions: 'navigation.tabs.0',
    'Divisions.href': 'navigation.tabs.1.href',
    'Global links': 'navigation.global.tabs.0',
    group: 'navigation.groups.0',
    product: 'navigation.products.0',
    language: 'navigation.languages.1',
    version: 'navigation.versions.1',
    tab: 'navigation.tabs.0',
    dropdown: 'navigation.dropdowns.0',
    anchor: 'navigation.anchors.0',
    menuItem: 'navigation.menu.0',
    globalProduct: 'navigation.global.products.0',
    globalLanguage: 'navigation.global.languages.0',
    globalVersion: 'navigation.global.versions.0',
    globalTab: 'navigation.global.tabs.0',
    globalDropdown: 'navigation.global.dropdowns.0',
    globalAnchor: 'navigation.global.anchors.0',
    footerColumn: 'footer.links.0',
    font: 'fonts.heading',
    colorPerMode: 'navigation.tabs.0.color',
    'colorPerMode.from': 'navigation.global.anchors.0.color.from',
    'colorPerMode.to': 'navigation.global.anchors.0.color.to',
    icon: 'navbar.links.0.icon',
  },
  instead: {
    ...Object.fromEntries(
      ['family', 'weight', 'format', 'source'].map((name) => [
        `fonts.${name}`,
        {fonts: {...font, source: '/f.woff2'}},
      ]),
    ),
    'footer.socials[]': {footer: {socials: socialList}},
    'navbar.links[].iconType': {
      navbar: {links: [{label: 'A', href: '/a', icon: 'book', iconType: 'solid'}]},
    },
    'navbar.links[].type': {navbar: {links: [{type: 'discord', href: '/a'}]}},
    'navbar.primary.label': {navbar: {primary: {label: 'A', href: '/a'}}},
    'navbar.primary.icon': {
      navbar: {primary: {label: 'A', href: '/a', icon: 'book', iconType: 'solid'}},
    },
  },
};
