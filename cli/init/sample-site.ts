/** The files of a small site, by their paths, except for what every site has. */
export function sampleSite(name: string): Readonly<Record<string, string>> {
  return {
    'docs.json': json({
      $schema: 'docs-site/docs.schema.json',
      name,
      favicon: '/images/favicon.svg',
      colors: {primary: '#5b45d6', light: '#ab9dff', dark: '#5b45d6'},
      openapi: 'api/openapi.json',
      navigation: [
        {group: 'Get started', pages: ['index', 'quickstart']},
        {group: 'API reference', pages: ['api/overview', 'api/list-notes', 'api/create-note']},
      ],
    }),
    'index.mdx': index(name),
    'quickstart.mdx': quickstart,
    'api/overview.mdx': overview,
    'api/list-notes.mdx': '---\nopenapi: GET /notes\n---\n',
    'api/create-note.mdx': '---\nopenapi: POST /notes\n---\n',
    'api/openapi.json': json(openapi(name)),
    'images/overview.svg': overviewImage,
    'images/favicon.svg': svg(32, 32, mark('#5b45d6', 32)),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function index(name: string): string {
  const description = JSON.stringify(`What ${name} is, and where to start.`);
  return `---
title: Introduction
description: ${description}
---

Replace this paragraph with two sentences: what ${name} does, and who it is for.

<Frame caption="Pages are Markdown files. docs.json lists them.">
  <img src="/images/overview.svg" alt="A folder with docs.json and pages becomes a site" />
</Frame>

## Where to start

<CardGroup cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    Get a first result in five minutes.
  </Card>
  <Card title="API reference" icon="code" href="/api/overview">
    All operations, with examples and a playground.
  </Card>
</CardGroup>
`;
}

const quickstart = `---
title: Quickstart
description: Change this page, add another one, and publish the site.
---

<Info>
  You need a text editor. To preview the site while you write, you also need Node 20.19 or newer.
</Info>

<Steps>
  <Step title="Open the site">
    Run this command in the folder of the site. It opens your browser and shows every change:

    \`\`\`bash
    npx docs-site-element serve --open
    \`\`\`
  </Step>
  <Step title="Change a page">
    This page is \`quickstart.mdx\`. Change a word and save the file. Your browser shows the change.
  </Step>
  <Step title="Add a page">
    Create the file \`guides/first.mdx\`, and add a group for it to \`navigation\` in \`docs.json\`.
    List the page without its extension:

    \`\`\`json docs.json
    {"group": "Guides", "pages": ["guides/first"]}
    \`\`\`
  </Step>
  <Step title="Check the site">
    This command reports broken links, unknown components and more:

    \`\`\`bash
    npx docs-site-element check
    \`\`\`

    If everything is right, its last line begins with "No problems".
  </Step>
  <Step title="Publish the folder">
    Copy the folder to any static host. A build is optional: to publish each page as HTML, for
    search engines and link previews, run this command with the URL of your site:

    \`\`\`bash
    npx docs-site-element build --url https://docs.example.com
    \`\`\`

    Then copy the folder that the command writes next to yours. Its name ends with \`-built\`.
  </Step>
</Steps>
`;

const overview = `---
title: API overview
description: Base URL, authentication and errors of the notes API.
---

The other pages of this group come from \`api/openapi.json\`. Replace that file with the OpenAPI
file of your API.

## Authentication

Send your key in the \`Authorization\` header:

\`\`\`bash
curl https://api.example.com/notes --header "Authorization: Bearer $API_KEY"
\`\`\`

## Errors

| Status | Meaning | What to do |
| --- | --- | --- |
| 400 | The request is not valid | Read \`message\` in the response |
| 401 | The key is missing or wrong | Check the header |
| 429 | More than 100 requests in a minute | Wait for a minute |
`;

/** A small API description. */
function openapi(name: string) {
  const note = {
    type: 'object',
    required: ['id', 'text'],
    properties: {
      id: {type: 'string', description: 'The id of the note.', example: 'n_1'},
      text: {type: 'string', description: 'What the note says.', example: 'Buy milk'},
    },
  };
  const content = (schema: object) => ({'application/json': {schema}});
  const error = {
    description: 'The key is missing or wrong.',
    content: content({
      type: 'object',
      properties: {message: {type: 'string', description: 'What is wrong.'}},
    }),
  };
  return {
    openapi: '3.1.1',
    info: {title: `${name} API`, version: '1.0.0'},
    servers: [{url: 'https://api.example.com'}],
    security: [{key: []}],
    paths: {
      '/notes': {
        get: {
          summary: 'List notes',
          description: 'Returns the latest notes first.',
          operationId: 'listNotes',
          parameters: [
            {
              name: 'limit',
              in: 'query',
              description: 'How many notes to return.',
              schema: {type: 'integer', minimum: 1, maximum: 100, default: 20},
            },
          ],
          responses: {
            200: {description: 'The notes.', content: content({type: 'array', items: note})},
            401: error,
          },
        },
        post: {
          summary: 'Create a note',
          description: 'Creates a note and returns it.',
          operationId: 'createNote',
          requestBody: {
            required: true,
            content: content({
              type: 'object',
              required: ['text'],
              properties: {text: {type: 'string', description: 'What the note says.'}},
            }),
          },
          responses: {201: {description: 'The new note.', content: content(note)}, 401: error},
        },
      },
    },
    components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
  };
}

function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>\n`;
}

/** A square with two lines of text. */
function mark(color: string, size: number): string {
  const [inner, line] = [size / 4, size / 10];
  return (
    `<rect width="${size}" height="${size}" rx="${size / 5}" fill="${color}"/>` +
    `<path stroke="#fff" stroke-width="${line}" stroke-linecap="round" ` +
    `d="M${inner} ${size * 0.38}h${size / 2}M${inner} ${size * 0.62}h${size / 3}"/>`
  );
}

const box = (x: number, width: number, label: string) =>
  `<rect x="${x}" y="20" width="${width}" height="80" rx="8" fill="none" stroke="#7a6fd0"/>` +
  `<text x="${x + width / 2}" y="65" text-anchor="middle" fill="#7a6fd0" ` +
  `font-family="system-ui, sans-serif" font-size="16">${label}</text>`;

const overviewImage = svg(
  520,
  120,
  `${box(10, 200, 'docs.json + pages')}` +
    '<path d="M230 60h60m-12-8 12 8-12 8" fill="none" stroke="#7a6fd0" stroke-width="2"/>' +
    box(310, 200, 'your site'),
);
