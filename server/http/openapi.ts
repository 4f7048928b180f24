import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Endpoint } from '@contract/endpoint'
import type { RefusalReason } from '@contract/refusals'
import { refusalText } from '@contract/refusals'

const mediaType = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

const accessText = {
  guest: 'Anybody.',
  user: 'Signed in.',
  resident: 'Signed in and acting as a block.',
  staff: 'Staff, in the console.',
  development: 'Only where development settings made the clock movable.',
} as const

const headers = [
  ['platform', 'Kind of device'],
  ['Authorization', 'Token; absent for a guest'],
  ['ak', 'Access key of the device'],
  ['u', 'User id, 0 for a guest'],
  ['a', 'Random text of 8 characters'],
  ['t', 'Time in epoch milliseconds, within five minutes of the server’s'],
  ['n', 'ak + t + a, usable once'],
  ['s', 'MD5 of secretA + t + n + secretB, lower case'],
] as const

/** What calls of the console carry instead: they are not signed. */
const staffHeaders = [
  ['Cookie', 'menpai_staff, as signing in set it'],
  ['X-CSRF', 'The `csrf` that signing in or `/admin/session/me` answered'],
] as const

/** The wire's shape of a schema; what JSON Schema cannot say (transforms, trims) is left out. */
function wireSchema(schema: v.GenericSchema): object {
  const made = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' })
  return Object.fromEntries(Object.entries(made).filter(([name]) => name !== '$schema'))
}

const envelope = (data: object): object => ({
  type: 'object',
  required: ['code', 'msg', 'data', 'time'],
  properties: {
    code: { type: 'integer', description: '200 success, 500 refused (data.reason), 401 logged out' },
    msg: { type: 'string' },
    data,
    time: { type: 'integer', description: 'The server’s clock in epoch milliseconds' },
  },
})

const refusedData = (reasons: readonly RefusalReason[]): object => ({
  type: 'object',
  required: ['reason'],
  properties: { reason: { type: 'string', enum: [...new Set([...reasons, 'FORM', 'SIGN', 'CLOCK', 'BUSY'])] } },
})

function operation(endpoint: Endpoint): object {
  const reasons = endpoint.refusals.map((reason) => `- \`${reason}\` ${refusalText(reason)}`)
  return {
    summary: endpoint.summary,
    description: [accessText[endpoint.access], ...reasons].join('\n\n'),
    operationId: endpoint.path.slice(1).replaceAll('/', '_'),
    tags: [endpoint.path.split('/')[1] ?? ''],
    parameters: (endpoint.access === 'staff' ? staffHeaders : headers).map(([name]) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { content: { [mediaType[endpoint.body]]: { schema: wireSchema(endpoint.input) } } },
    responses: {
      200: {
        description: 'Success, refusal or logged out: the envelope says which.',
        content: {
          'application/json': {
            schema: envelope({
              anyOf: [wireSchema(endpoint.output), refusedData(endpoint.refusals), { type: 'null' }],
            }),
          },
        },
      },
    },
  }
}

/** What a guest has none of, and who signs in has not yet. */
const optional: ReadonlySet<string> = new Set(['Authorization', 'Cookie', 'X-CSRF'])

/** The OpenAPI 3.1 document of these calls, made from the contract's schemas. Source: domain model §6. */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: '门牌 (Menpai)',
      version: '1',
      description:
        'Every call is a POST and answers HTTP 200. Those of the app are signed; those of the console have a cookie.',
    },
    servers: [{ url: '/api' }, { url: '/index.php/api' }],
    components: {
      parameters: Object.fromEntries(
        [...headers, ...staffHeaders].map(([name, description]) => [
          name,
          { name, in: 'header', required: !optional.has(name), description, schema: { type: 'string' } },
        ]),
      ),
    },
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { post: operation(endpoint) }])),
  }
}
