import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import { endpoint } from '@contract/endpoint'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Routes } from '../../../server/app'
import { modules } from '../../../server/app'
import { mount } from '../../../server/http/mount'
import { signedHeaders } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { settle, signedIn, testServer } from '../../support/server/server'

const probe = (path: string, access: 'guest' | 'resident' = 'guest') =>
  endpoint({
    path,
    body: 'json',
    access,
    summary: 'A call of this test',
    input: v.object({ name: v.pipe(v.string(), v.maxLength(3)) }),
    output: v.object({ shown: v.string() }),
    refusals: ['SOLD_OUT'],
  })

const probes: Routes = (app, deps) => {
  const leaky: { shown: string; secret: string } = { shown: 'yes', secret: 'no' }
  mount(app, probe('/probe/leaky'), deps, async () => ok(leaky))
  mount(app, probe('/probe/wrong'), deps, async () => ok(JSON.parse('{"shown":1}') as { shown: string }))
  mount(app, probe('/probe/refuse'), deps, async () => err(refusal('SOLD_OUT', { left: 2 })))
  mount(app, probe('/probe/crash'), deps, () => Promise.reject(new Error('password of the database')))
  mount(app, probe('/probe/resident', 'resident'), deps, async (_input, caller) =>
    ok({ shown: String(caller.blockNo) }),
  )
}

describe('the envelope', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ docs: true }, [...modules, probes])
    await settle(server, 7)
  })
  afterAll(() => server.close())

  interface Call {
    readonly type?: string
    readonly payload?: string
    readonly who?: { ak: string; token: string; userId: number }
  }
  const post = async (url: string, { type = 'application/json', payload = '{"name":"abc"}', who }: Call = {}) => {
    const headers = { ...signedHeaders({ ak: 'probe', ...who, now: server.now }), 'content-type': type }
    const response = await server.app.inject({ method: 'POST', url, headers, payload })
    expect(response.statusCode).toBe(200)
    return response.json<{ code: number; msg: string; data: Record<string, unknown>; time: number }>()
  }

  it('carries the value, without the fields that the contract does not name', async () => {
    expect(await post('/api/probe/leaky')).toEqual({
      code: 200,
      msg: '',
      data: { shown: 'yes' },
      time: server.clock.now(),
    })
  })

  it('carries a refusal with its reason, its words and what helps', async () => {
    expect(await post('/api/probe/refuse')).toMatchObject({
      code: 500,
      msg: '刚被买完，没有扣款',
      data: { reason: 'SOLD_OUT', left: 2 },
    })
  })

  it.each(['/api/probe/wrong', '/api/probe/crash'])('tells nothing private when %s is our mistake', async (url) => {
    const answer = await post(url)
    expect(answer).toMatchObject({ code: 500, data: { reason: 'BUSY', isUnknown: true } })
    expect(JSON.stringify(answer)).not.toMatch(/password|stack|Error|shown/)
  })

  it('names the field that is wrong', async () => {
    expect((await post('/api/probe/leaky', { payload: '{"name":"abcd"}' })).data).toEqual({
      reason: 'FORM',
      fields: { name: '最多 3 个字' },
    })
    expect((await post('/api/probe/leaky', { payload: '{}' })).data).toEqual({
      reason: 'FORM',
      fields: { name: '请填写' },
    })
  })

  it.each([
    ['cut JSON', 'application/json', '{"name":'],
    ['an empty JSON body', 'application/json', ''],
    ['a bare null', 'application/json', 'null'],
    ['a list', 'application/json', '[1]'],
    ['a prototype', 'application/json', '{"__proto__":{"name":"abc"}}'],
    ['a form for a JSON call', 'application/x-www-form-urlencoded', 'name=abc'],
    ['an unknown type', 'text/xml', '<name/>'],
    ['a body beyond the limit', 'application/json', `{"name":"${'x'.repeat(300_000)}"}`],
  ])('answers FORM to %s', async (_what, type, payload) => {
    expect(await post('/api/probe/leaky', { type, payload })).toMatchObject({ code: 500, data: { reason: 'FORM' } })
  })

  it('takes the fields of a form from the query too', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await post('/api/block/check?blockNo=7', { type, payload: '' })).toMatchObject({ code: 200 })
  })

  it('answers NOT_FOUND to an unknown call and to a known one by another method', async () => {
    expect(await post('/api/no/such')).toMatchObject({ code: 500, data: { reason: 'NOT_FOUND' } })
    const got = await server.app.inject({ method: 'GET', url: '/api/user/check' })
    expect([got.statusCode, got.json<{ data: unknown }>().data]).toEqual([200, { reason: 'NOT_FOUND' }])
  })

  it('asks a guest to sign in', async () => {
    expect(await post('/api/probe/resident')).toMatchObject({ code: 401 })
    const who = await signedIn(server, 7)
    expect(await post('/api/probe/resident', { who })).toMatchObject({ code: 200, data: { shown: '7' } })
  })

  it('is described for every call of the contract', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/docs/json' })
    type Described = Record<string, { post: { parameters: { $ref: string }[]; requestBody: object } }>
    const document = response.json<{ openapi: string; paths: Described }>()
    expect(document.openapi).toBe('3.1.0')
    const all = new Set([...endpoints, ...consoleEndpoints].map(({ path }) => path))
    expect(Object.keys(document.paths).sort()).toEqual([...all].sort())
    const headersOf = (path: string) => document.paths[path]?.post.parameters.map(({ $ref }) => $ref.split('/').pop())
    expect(headersOf('/admin/user/reveal')).toEqual(['Cookie', 'X-CSRF'])
    expect(headersOf('/user/check')).toContain('Authorization')
  })

  // Source: operating §10 (G11).
  it('names every input of every call of the staff', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/docs/json' })
    const { paths } = response.json<{ paths: Record<string, { post: { requestBody: { content: object } } }> }>()
    const missing = consoleEndpoints.flatMap(({ path, input }) => {
      const [media] = Object.values(paths[path]?.post.requestBody.content ?? {}) as { readonly schema: object }[]
      const shown = describedNames(media?.schema ?? {})
      return inputNames(input)
        .filter((name) => !shown.includes(name))
        .map((name) => `${path} ${name}`)
    })
    expect(missing).toEqual([])
    expect(consoleEndpoints.flatMap(({ input }) => inputNames(input)).length).toBeGreaterThan(300)
  })
})

interface Described {
  readonly properties?: object
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly allOf?: readonly Described[]
}

/** The names of the fields that a JSON schema has, in each of its ways. */
const describedNames = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Described): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...oneOf, ...allOf].flatMap(describedNames),
]

interface Declared {
  readonly entries?: object
  readonly options?: readonly Declared[]
}

/** The names of the fields that a call's own schema has. */
const inputNames = ({ entries = {}, options = [] }: Declared): string[] => [
  ...Object.keys(entries),
  ...options.flatMap(inputNames),
]

describe('a browser of another origin', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ corsOrigins: ['https://app.example'] })
  })
  afterAll(() => server.close())

  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/user/check',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'ak,u,a,t,n,s' },
    })

  it('may call with credentials when it is on the list', async () => {
    const { headers } = await preflight('https://app.example')
    expect(headers['access-control-allow-origin']).toBe('https://app.example')
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(String(headers['access-control-allow-headers'])).toContain('Authorization')
  })

  it('may not when it is not', async () => {
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('too many calls', () => {
  it('are answered BUSY in an envelope', async () => {
    const server = await testServer({ callsPerMinute: 2 })
    const call = () => server.app.inject({ method: 'POST', url: '/api/user/check' })
    const answers = [await call(), await call(), await call()]
    expect(answers[2]?.statusCode).toBe(200)
    expect(answers[2]?.json()).toMatchObject({ code: 500, data: { reason: 'BUSY' } })
    expect(answers[2]?.json()).not.toMatchObject({ data: { isUnknown: true } })
    await server.close()
  })
})
