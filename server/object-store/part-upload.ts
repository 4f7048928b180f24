import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { fileLimitBytes, receive, settle } from './arrival'
import { StoreFault } from './fault'
import type { Surroundings } from './surroundings'
import type { Policy } from './token'
import { decode, readToken } from './token'

const keptForMs = 7 * 24 * 3_600_000
const leastPartBytes = 1024 * 1024

const CompletionSchema = v.object({
  parts: v.pipe(
    v.array(v.object({ etag: v.string(), partNumber: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(10_000),
  ),
  fname: v.optional(v.string(), ''),
  customVars: v.optional(v.record(v.string(), v.string()), {}),
})

type Params = { bucket: string; key: string; id: string; number: string }
const routeOf = (request: FastifyRequest) => request.params as Params

/** The policy of an upload's token. Throws 401 and 403 as Qiniu does. */
function policyOf(request: FastifyRequest, { keys, clock }: Surroundings): Policy {
  const token = /^UpToken (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const policy = token === undefined ? undefined : readToken(token, keys, clock.now())
  if (!policy) throw new StoreFault(401, 'token not specified')
  if (!policy.ok) throw new StoreFault(401, policy.error)
  if (routeOf(request).bucket !== keys.bucket) throw new StoreFault(403, 'another bucket')
  return policy.value
}

/** The folder of an upload that has begun. Throws 612 for one that nobody knows. */
async function folderOf(request: FastifyRequest, { partsFolder }: Surroundings): Promise<string> {
  const { id, key } = routeOf(request)
  const folder = path.join(partsFolder, path.basename(id))
  const begun = await readFile(path.join(folder, 'key'), 'utf8').catch(() => undefined)
  if (!/^[0-9a-f]{32}$/.test(id) || begun !== key) throw new StoreFault(612, 'no such uploadId')
  return folder
}

const md5Of = async (file: string): Promise<string> => {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Puts the parts together in the order named. Throws 400 for a part that is missing, changed or too small. */
async function assemble(folder: string, parts: readonly { etag: string; partNumber: number }[], to: string) {
  let total = 0
  for (const [at, { etag, partNumber }] of parts.entries()) {
    if (at > 0 && partNumber <= (parts[at - 1]?.partNumber ?? 0)) throw new StoreFault(400, 'parts are not in order')
    const file = path.join(folder, String(partNumber))
    const size = await stat(file)
      .then((found) => found.size)
      .catch(() => -1)
    if (size < 0 || (await md5Of(file)) !== etag) throw new StoreFault(400, `part ${partNumber} is not as named`)
    if (at < parts.length - 1 && size < leastPartBytes) throw new StoreFault(400, `part ${partNumber} is too small`)
    total += size
    if (total > fileLimitBytes) throw new StoreFault(413, 'request entity too large')
    await pipeline(createReadStream(file), createWriteStream(to, { flags: at === 0 ? 'w' : 'a' }))
  }
}

async function complete(request: FastifyRequest, around: Surroundings): Promise<unknown> {
  const policy = policyOf(request, around)
  const folder = await folderOf(request, around)
  const wish = v.safeParse(CompletionSchema, request.body)
  if (!wish.success) throw new StoreFault(400, 'the parts are not named')
  const { parts, fname, customVars } = wish.output
  const file = await around.objects.newTemporary()
  await assemble(folder, parts, file)
  const { key } = routeOf(request)
  const wished = key === '~' ? undefined : decode(key)
  const answer = await settle(around.objects, policy, { file, key: wished, fileName: fname, variables: customVars })
  await rm(folder, { recursive: true, force: true })
  return answer
}

/** Large files in parts: begin, put each part, complete; also list and abandon. Source: Qiniu resumable upload, version 2. */
export function mountPartUpload(app: FastifyInstance, around: Surroundings): void {
  const base = '/buckets/:bucket/objects/:key/uploads'
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.post(base, async (request) => {
    policyOf(request, around)
    const uploadId = around.random.bytes(16).toString('hex')
    const folder = path.join(around.partsFolder, uploadId)
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, 'key')
    await pipeline([routeOf(request).key], createWriteStream(file))
    return { uploadId, expireAt: Math.floor((around.clock.now() + keptForMs) / 1000) }
  })
  app.put(`${base}/:id/:number`, { bodyLimit: fileLimitBytes }, async (request) => {
    policyOf(request, around)
    const folder = await folderOf(request, around)
    const number = Number(routeOf(request).number)
    if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new StoreFault(400, 'no such part')
    const file = path.join(folder, String(number))
    await receive(request.body as Readable, file)
    const md5 = await md5Of(file)
    const said = request.headers['content-md5']
    if (said !== undefined && said !== md5) throw new StoreFault(406, 'md5 mismatch')
    return { etag: md5, md5 }
  })
  app.post(`${base}/:id`, (request) => complete(request, around))
  app.get(`${base}/:id`, async (request) => {
    policyOf(request, around)
    const folder = await folderOf(request, around)
    const numbers = (await readdir(folder)).map(Number).filter((number) => number > 0)
    const parts = numbers
      .sort((a, b) => a - b)
      .map(async (partNumber) => {
        return { partNumber, etag: await md5Of(path.join(folder, String(partNumber))) }
      })
    return { uploadId: routeOf(request).id, parts: await Promise.all(parts) }
  })
  app.delete(`${base}/:id`, async (request, reply) => {
    policyOf(request, around)
    await rm(await folderOf(request, around), { recursive: true, force: true })
    return reply.code(200).send({})
  })
}
