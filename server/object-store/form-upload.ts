import { crc32 } from 'node:zlib'
import { readFile, stat } from 'node:fs/promises'
import type { MultipartFile } from '@fastify/multipart'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '../listener/address'
import { letGoWith, receive, saidBytes, settle } from './arrival'
import { StoreError } from './error'
import { discard } from './objects'
import type { Surroundings } from './surroundings'
import type { Policy } from './token'
import { allowsKey, pictureLimitBytes, readToken } from './token'

/** The largest file that the app's library sends in one form. In such a form the token comes after the file. Source: qiniu-js 3. */
const unknownBytes = 4 * 1024 * 1024

/** The most forms at once from one address whose file comes before their token. */
const mostUnknown = 16

interface Form {
  file?: string
  /** The policy of the file, when its token came first. */
  policy?: Policy
  /** Frees its place among the forms of unknown senders. */
  leave?: () => void
  /** The form broke off or was answered: what still arrives is ignored. */
  isOver?: true
  readonly fields: Map<string, string>
}

/** The policy of a form's token. Throws 401 without a good one. */
function policyOf({ fields }: Form, { keys, clock }: Surroundings): Policy {
  const token = fields.get('token')
  if (token === undefined) throw new StoreError(401, 'token not specified')
  const policy = readToken(token, keys, clock.now())
  if (!policy.ok) throw new StoreError(401, policy.error)
  return policy.value
}

/** A file with a known sender is checked and counted before it arrives. */
async function receiveKnown(form: Form, part: MultipartFile, request: FastifyRequest, around: Surroundings) {
  const policy = policyOf(form, around)
  const key = form.fields.get('key')
  if (key !== undefined && !allowsKey(policy, key)) throw new StoreError(403, "key doesn't match with scope")
  const correct = await around.quota.spend(policy, saidBytes(request.headers['content-length'], policy.fsizeLimit))
  form.policy = policy
  form.file = await around.objects.newTemporary()
  try {
    await receive(part.file, form.file, policy.fsizeLimit)
  } finally {
    await correct(part.file.bytesRead)
  }
}

/** The sender of a file before its token is unknown: such files must be small, and only a few may arrive at once. */
class Unknown {
  private readonly now = new Map<string, number>()

  /** Takes a place of an address and returns a function that frees it. Throws 503 when none is left. */
  private enter(from: string): () => void {
    const count = this.now.get(from) ?? 0
    if (count >= mostUnknown) throw new StoreError(503, 'too many uploads at once')
    this.now.set(from, count + 1)
    return () => {
      const left = (this.now.get(from) ?? 1) - 1
      if (left === 0) this.now.delete(from)
      else this.now.set(from, left)
    }
  }

  async receive(form: Form, part: MultipartFile, from: string, { objects }: Surroundings): Promise<void> {
    form.leave = this.enter(from)
    form.file = await objects.newTemporary()
    await receive(part.file, form.file, unknownBytes, new StoreError(401, 'token not specified'))
  }
}

/** Reads a form of one file and some fields, in any order: the token may come after the file. */
async function readForm(form: Form, request: FastifyRequest, around: Surroundings, unknown: Unknown): Promise<void> {
  for await (const part of request.parts()) {
    if (form.isOver) return
    if (part.type === 'field') {
      form.fields.set(part.fieldname, String(part.value))
      continue
    }
    if (form.file !== undefined) throw new StoreError(400, 'one file only')
    letGoWith(request.raw, part.file)
    if (form.fields.has('token')) await receiveKnown(form, part, request, around)
    else await unknown.receive(form, part, addressOf(request), around)
  }
}

/** Fails when the request ends before its body: the form parser would wait forever for the rest. */
function brokenOff({ raw }: FastifyRequest): Promise<never> {
  const failing = new Promise<never>((_resolve, reject) => {
    raw.once('close', () => {
      if (!raw.complete) reject(new StoreError(400, 'broken off'))
    })
  })
  failing.catch(() => undefined)
  return failing
}

async function keepForm(form: Form, around: Surroundings): Promise<unknown> {
  const { file, fields } = form
  if (file === undefined) throw new StoreError(400, 'no file')
  const policy = form.policy ?? policyOf(form, around)
  if (!form.policy) await around.quota.spend(policy, (await stat(file)).size)
  const crc = fields.get('crc32')
  if (crc !== undefined && Number(crc) !== crc32(await readFile(file))) throw new StoreError(406, 'crc32 mismatch')
  return settle(around.objects, policy, { file, key: fields.get('key') })
}

/** `POST /`: a whole file in one form. Source: Qiniu direct upload. */
export function mountFormUpload(app: FastifyInstance, around: Surroundings): void {
  const unknown = new Unknown()
  app.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: pictureLimitBytes + 1, files: 1, fields: 40, fieldSize: 8_192 },
    })
    forms.post('/', async (request) => {
      if (!request.isMultipart()) throw new StoreError(400, 'not a multipart form')
      const form: Form = { fields: new Map() }
      try {
        await Promise.race([readForm(form, request, around, unknown), brokenOff(request)])
        return await keepForm(form, around)
      } finally {
        form.isOver = true
        form.leave?.()
        if (form.file !== undefined) await discard(form.file)
      }
    })
  })
}
