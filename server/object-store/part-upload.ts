import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { receive, saidBytes, settle } from './arrival'
import { StoreError } from './error'
import { discard } from './objects'
import type { Surroundings } from './surroundings'
import { unfinishedForMs } from './sweep'
import type { Policy } from './token'
import { allowsKey, decode, ownerOf, pictureLimitBytes, readToken } from './token'

const leastPartBytes = 1024 * 1024

/** More parts than the largest picture has, in the pieces of the app's library (1 MB and more). */
const mostParts = 50

const CompletionSchema = v.object({
  parts: v.pipe(
    v.array(v.object({ etag: v.string(), partNumber: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(mostParts),
  ),
})

type Params = { bucket: string; key: string; id: string; number: string }
const routeOf = (request: FastifyRequest) => request.params as Params

/** The policy of an upload's token, which is for this key. Throws 401 and 403 as Qiniu does. */
function policyOf(request: FastifyRequest, { keys, clock }: Surroundings): Policy {
  const token = /^UpToken (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  const policy = token === undefined ? undefined : readToken(token, keys, clock.now())
  if (!policy) throw new StoreError(401, 'token not specified')
  if (!policy.ok) throw new StoreError(401, policy.error)
  const { bucket, key } = routeOf(request)
  if (bucket !== keys.bucket) throw new StoreError(403, 'another bucket')
  if (!allowsKey(policy.value, decode(key))) throw new StoreError(403, "key doesn't match with scope")
  return policy.value
}

/** The folder of a started upload. Throws 612 for an unknown one. */
async function folderOf(request: FastifyRequest, { partsFolder }: Surroundings): Promise<string> {
  const { id, key } = routeOf(request)
  const folder = path.join(partsFolder, path.basename(id))
  const begun = await readFile(path.join(folder, 'key'), 'utf8').catch(() => undefined)
  if (!/^[0-9a-f]{32}$/.test(id) || begun !== key) throw new StoreError(612, 'no such uploadId')
  return folder
}

const md5Of = async (file: string): Promise<string> => {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => -1,
  )

/** The numbers of the parts received so far, in order. */
const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder))
    .map(Number)
    .filter((number) => number > 0)
    .sort((a, b) => a - b)

/** Puts the parts together in the order named. Throws 400 for a part that is missing, changed or too small. */
async function assemble(folder: string, parts: readonly { etag: string; partNumber: number }[], to: string) {
  for (const [at, { etag, partNumber }] of parts.entries()) {
    if (at > 0 && partNumber <= (parts[at - 1]?.partNumber ?? 0)) throw new StoreError(400, 'parts are not in order')
    const file = path.join(folder, String(partNumber))
    const size = await sizeOf(file)
    if (size < 0 || (await md5Of(file)) !== etag) throw new StoreError(400, `part ${partNumber} is not as named`)
    if (at < parts.length - 1 && size < leastPartBytes) throw new StoreError(400, `part ${partNumber} is too small`)
    await pipeline(createReadStream(file), createWriteStream(to, { flags: at === 0 ? 'w' : 'a' }))
  }
}

/** Queues the work of each user, so that parts which arrive at once are summed correctly and one upload at a time is put together. */
class OneByOne {
  private readonly last = new Map<string, Promise<unknown>>()

  async take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(owner) ?? Promise.resolve()).then(work, work)
    this.last.set(owner, mine)
    try {
      return await mine
    } finally {
      if (this.last.get(owner) === mine) this.last.delete(owner)
    }
  }
}

/** Joins the parts into one picture. When they are not a picture, the parts are deleted, so that nobody tries again. */
async function complete(request: FastifyRequest, policy: Policy, around: Surroundings): Promise<unknown> {
  const folder = await folderOf(request, around)
  const wish = v.safeParse(CompletionSchema, request.body)
  if (!wish.success) throw new StoreError(400, 'the parts are not named')
  const file = await around.objects.newTemporary()
  try {
    await assemble(folder, wish.output.parts, file)
    try {
      return await settle(around.objects, policy, { file, key: decode(routeOf(request).key) })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } finally {
    await discard(file)
  }
}

/** Makes a received file a part. Throws 413 when the parts together would exceed what the policy allows. */
async function keepPart(folder: string, number: number, file: string, { fsizeLimit }: Policy): Promise<void> {
  const others = (await numbersIn(folder)).filter((other) => other !== number)
  const sizes = await Promise.all([file, ...others.map((other) => path.join(folder, String(other)))].map(sizeOf))
  const sum = sizes.reduce((total, size) => total + size, 0)
  if (sum > fsizeLimit) throw new StoreError(413, 'request entity too large')
  await rename(file, path.join(folder, String(number)))
}

async function receivePart(request: FastifyRequest, around: Surroundings, turns: OneByOne) {
  const policy = policyOf(request, around)
  const folder = await folderOf(request, around)
  const number = Number(routeOf(request).number)
  if (!Number.isInteger(number) || number < 1 || number > mostParts) throw new StoreError(400, 'no such part')
  const correct = await around.quota.spend(policy, saidBytes(request.headers['content-length'], policy.fsizeLimit))
  const file = await around.objects.newTemporary()
  try {
    try {
      await receive(request.body as Readable, file, policy.fsizeLimit)
    } finally {
      await correct(await sizeOf(file))
    }
    const md5 = await md5Of(file)
    const said = request.headers['content-md5']
    if (said !== undefined && said !== md5) throw new StoreError(406, 'md5 mismatch')
    await turns.take(ownerOf(policy), () => keepPart(folder, number, file, policy))
    return { etag: md5, md5 }
  } finally {
    await discard(file)
  }
}

/** The parts received so far, with their hashes. */
async function list(request: FastifyRequest, around: Surroundings): Promise<unknown> {
  const folder = await folderOf(request, around)
  const parts: { partNumber: number; etag: string }[] = []
  for (const partNumber of await numbersIn(folder))
    parts.push({ partNumber, etag: await md5Of(path.join(folder, String(partNumber))) })
  return { uploadId: routeOf(request).id, parts }
}

/** Large files in parts: begin, put each part, complete; also list and abandon. Source: Qiniu resumable upload, version 2. */
export function mountPartUpload(app: FastifyInstance, around: Surroundings): void {
  const base = '/buckets/:bucket/objects/:key/uploads'
  const turns = new OneByOne()
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  app.post(base, async (request) => {
    const policy = policyOf(request, around)
    await around.quota.spend(policy, 0)
    const uploadId = around.random.bytes(16).toString('hex')
    const folder = path.join(around.partsFolder, uploadId)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'key'), routeOf(request).key)
    return { uploadId, expireAt: Math.floor((around.clock.now() + unfinishedForMs) / 1000) }
  })
  app.put(`${base}/:id/:number`, { bodyLimit: pictureLimitBytes }, (request) => receivePart(request, around, turns))
  app.post(`${base}/:id`, async (request) => {
    const policy = policyOf(request, around)
    await around.quota.spend(policy, 0)
    return turns.take(ownerOf(policy), () => complete(request, policy, around))
  })
  app.get(`${base}/:id`, async (request) => {
    const policy = policyOf(request, around)
    return turns.take(ownerOf(policy), () => list(request, around))
  })
  app.delete(`${base}/:id`, async (request, reply) => {
    policyOf(request, around)
    await rm(await folderOf(request, around), { recursive: true, force: true })
    return reply.code(200).send({})
  })
}
