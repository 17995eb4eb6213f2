const icon = {icon: 'book', iconType: 'solid'};
const colors = {light: '#0d9373', dark: '#55d799'};
const look = {...icon, color: colors, description: 'x', tag: 'new', hidden: false};
const more = {searchable: false, boost: 2, public: true, directory: 'card'};

/** A configuration of the newer shape with everything that the format knows. */
export const newerShape = {
  $schema: 'https://example.com/schema.json',
  theme: 'mint',
  name: 'Acme',
  description: 'All about anvils.',
  colors: {primary: '#0d6b53', light: '#55d799', dark: '#0d9373'},
  logo: {light: '/l.svg', dark: '/d.svg', href: 'https://example.com'},
  favicon: {light: '/l.png', dark: '/d.png'},
  public: true,
  appearance: {default: 'dark', strict: true},
  background: {
    image: {light: '/l.png', dark: '/d.png'},
    decoration: 'grid',
    color: {light: '#fff', dark: '#000'},
  },
  navbar: {
    links: [
      {label: 'Blog', href: '/blog', icon: {name: 'pen', style: 'solid', library: 'lucide'}},
      {type: 'discord', href: 'https://discord.gg/a'},
    ],
    primary: {type: 'github', href: 'https://github.com/a/b'},
  },
  footer: {
    socials: {x: 'https://x.com/a'},
    links: [{header: 'More', items: [{label: 'Jobs', href: '/jobs'}]}],
  },
  feedback: {suggestEdit: true, raiseIssue: true, repo: 'https://github.com/a/b'},
  search: {prompt: 'x'},
  seo: {
    indexing: 'all',
    metatags: {'og:locale': 'en_US'},
    paths: ['a'],
    organization: {name: 'x'},
    trailingSlash: false,
  },
  fonts: {
    family: 'Inter',
    weight: 400,
    source: '/fonts/inter.woff2',
    format: 'woff2',
    heading: {family: 'Inter', weight: 700},
    body: {family: 'Inter'},
  },
  icons: {library: 'lucide'},
  styling: {
    eyebrows: 'breadcrumbs',
    latex: true,
    codeblocks: {theme: {light: 'a', dark: 'b'}, languages: {custom: ['/x.json']}},
  },
  redirects: [{source: '/old/:slug*', destination: '/new/:slug*', permanent: false}],
  integrations: {ga4: {measurementId: 'G-1'}},
  banner: {content: 'x', dismissible: true, type: 'warning', color: colors},
  errors: {404: {redirect: false, title: 'x', description: 'y'}},
  contextual: {
    display: 'toc',
    options: [
      'copy',
      'assistant',
      {title: 'x', description: 'y', icon: 'book', href: 'https://example.com?q=$page'},
      {title: 'x', href: {base: 'https://example.com', query: [{key: 'q', value: '$page'}]}},
    ],
  },
  thumbnails: {appearance: 'light', background: '/x.png', fonts: {family: 'x'}},
  components: {origins: ['https://api.example.com']},
  interaction: {drilldown: true},
  metadata: {timestamp: true},
  variables: {product: 'Acme'},
  markdown: {schema: false, instructions: 'x'},
  api: {
    openapi: ['a.json'],
    asyncapi: 'b.json',
    playground: {display: 'simple', proxy: false, credentials: true},
    params: {expanded: 'all', post: ['x']},
    url: 'full',
    examples: {languages: ['bash'], defaults: 'required', prefill: true, autogenerate: false},
    mdx: {auth: {method: 'key', name: 'x'}, server: ['https://example.com']},
  },
  navigation: {
    global: {
      anchors: [{anchor: 'Blog', href: 'https://example.com', ...look}],
      tabs: [{tab: 'Jobs', href: '/jobs', icon: 'book'}],
      dropdowns: [{dropdown: 'Other', href: 'https://example.com'}],
      products: [{product: 'Other', href: 'https://example.com'}],
      languages: [{language: 'de', href: 'https://example.com', default: false}],
      versions: [{version: 'v0', href: 'https://example.com', default: false}],
    },
    directory: 'accordion',
    openapi: {source: 'a.json', directory: 'api'},
    languages: [
      {
        language: 'en',
        default: true,
        banner: {content: 'x'},
        footer: {socials: {x: 'https://x.com/a'}},
        navbar: {links: []},
        ...look,
        products: [
          {
            product: 'Anvils',
            ...look,
            ...more,
            versions: [
              {
                version: 'v2',
                default: true,
                tag: 'new',
                dropdowns: [
                  {
                    dropdown: 'Guides',
                    ...look,
                    tabs: [
                      {
                        tab: 'Start',
                        ...look,
                        menu: [
                          {item: 'First', ...look, pages: ['first', {group: 'g', pages: ['b']}]},
                          {item: 'Second', href: 'https://example.com'},
                        ],
                      },
                      {tab: 'API', openapi: 'a.json', asyncapi: ['b.json']},
                    ],
                  },
                ],
              },
              {
                version: 'v1',
                anchors: [
                  {
                    anchor: 'Old',
                    ...look,
                    groups: [
                      {
                        group: 'a',
                        ...icon,
                        tag: 'new',
                        root: 'root',
                        hidden: false,
                        ...more,
                        openapi: 'a.json',
                        pages: ['a', {group: 'b', expanded: true, pages: ['c']}],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};
