/** A configuration whose group has the pages of a description. */
export const configOf = (openapi) => ({
  name: 'Acme',
  navigation: {
    groups: [
      {group: 'Start', pages: ['introduction']},
      {group: 'API', openapi},
    ],
  },
});

/**
 * An API description of twelve files in four folders, as large teams write them: with paths,
 * components and a webhook in files of their own, a pointer through a reference, a circle of files,
 * and JSON beside YAML.
 */
export const apiFiles = {
  'api/openapi.yaml': `openapi: 3.1.0
info: {title: Parcels, version: '1'}
servers: [{url: 'https://parcels.example'}]
paths: {$ref: ./paths/index.yaml}
webhooks:
  parcelSent: {$ref: 'webhooks.yaml#/sent'}
components:
  schemas: {$ref: schemas/index.yaml}
`,
  'api/paths/index.yaml': `/parcels: {$ref: parcels.yaml}
/parcels/{id}: {$ref: parcel.json}
`,
  'api/paths/parcels.yaml': `get:
  summary: List parcels
  parameters: [{$ref: '../../common/parameters.yaml#/limit'}]
  responses:
    '200':
      description: All of them.
      headers: {X-Total: {$ref: '../../common/headers.json#/total'}}
      content:
        application/json:
          schema: {type: array, items: {$ref: ../schemas/Parcel.yaml}}
    '400': {$ref: '../../common/errors.yaml#/badRequest'}
post:
  summary: Send a parcel
  requestBody:
    content:
      application/json:
        schema: {$ref: '../openapi.yaml#/components/schemas/NewParcel'}
  responses: {'201': {description: It is on its way.}}
`,
  'api/paths/parcel.json': {
    parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer'}}],
    get: {
      summary: 'Get a parcel',
      responses: {
        200: {
          description: 'The parcel.',
          content: {'application/json': {schema: {$ref: '../schemas/Parcel.yaml'}}},
        },
      },
    },
  },
  'api/webhooks.yaml': `sent:
  post:
    summary: A parcel was sent
    requestBody:
      content:
        application/json:
          schema: {$ref: './openapi.yaml#/components/schemas/Parcel'}
    responses: {'200': {description: Thank you.}}
`,
  'api/schemas/index.yaml': `Parcel: {$ref: Parcel.yaml}
NewParcel: {$ref: NewParcel.json}
`,
  'api/schemas/Parcel.yaml': `allOf:
  - {$ref: NewParcel.json}
  - type: object
    properties:
      id: {type: integer, description: The number of the parcel.}
      owner: {$ref: Person.yaml}
`,
  'api/schemas/NewParcel.json': {
    type: 'object',
    required: ['weight'],
    properties: {
      weight: {type: 'number', description: 'In kilograms.'},
      receiver: {$ref: 'Person.yaml'},
    },
  },
  'api/schemas/Person.yaml': `type: object
properties:
  name: {type: string, description: As on the door.}
  parcels: {type: array, items: {$ref: Parcel.yaml}}
`,
  'common/parameters.yaml': `limit:
  name: limit
  in: query
  description: How many at most.
  schema: {type: integer}
`,
  'common/headers.json': {total: {description: 'How many there are.', schema: {type: 'integer'}}},
  'common/errors.yaml': `badRequest:
  description: What was wrong.
  content:
    application/problem+json:
      schema:
        type: object
        properties: {detail: {type: string, description: In words.}}
`,
};
