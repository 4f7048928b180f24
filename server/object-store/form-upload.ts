import { crc32 } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accept, letGoWith, receive } from './arrival'
import { StoreFault } from './fault'
import { discard } from './objects'
import type { Surroundings } from './surroundings'
import { pictureLimitBytes, readToken } from './token'

interface Form {
  file?: string
  readonly fields: Map<string, string>
}

/** Reads a form of one file and some fields, in any order: the token may come after the file. */
async function readForm(form: Form, request: FastifyRequest, { objects }: Surroundings): Promise<void> {
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.fields.set(part.fieldname, String(part.value))
      continue
    }
    if (form.file !== undefined) throw new StoreFault(400, 'one file only')
    form.file = await objects.newTemporary()
    letGoWith(request.raw, part.file)
    await receive(part.file, form.file)
  }
}

/** Fails when the request ends before its body: what reads forms would wait for the rest for ever. */
function brokenOff({ raw }: FastifyRequest): Promise<never> {
  const failing = new Promise<never>((_resolve, reject) => {
    raw.once('close', () => {
      if (!raw.complete) reject(new StoreFault(400, 'broken off'))
    })
  })
  failing.catch(() => undefined)
  return failing
}

async function keepForm(form: Form, around: Surroundings): Promise<unknown> {
  const { file, fields } = form
  if (file === undefined) throw new StoreFault(400, 'no file')
  const token = fields.get('token')
  if (token === undefined) throw new StoreFault(401, 'token not specified')
  const policy = readToken(token, around.keys, around.clock.now())
  if (!policy.ok) throw new StoreFault(401, policy.error)
  const crc = fields.get('crc32')
  if (crc !== undefined && Number(crc) !== crc32(await readFile(file))) throw new StoreFault(406, 'crc32 mismatch')
  return accept(around, policy.value, { file, key: fields.get('key') })
}

/** `POST /`: a whole file in one form. Source: Qiniu direct upload. */
export function mountFormUpload(app: FastifyInstance, around: Surroundings): void {
  app.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: pictureLimitBytes + 1, files: 1, fields: 40, fieldSize: 8_192 },
    })
    forms.post('/', async (request) => {
      if (!request.isMultipart()) throw new StoreFault(400, 'not a multipart form')
      const form: Form = { fields: new Map() }
      try {
        await Promise.race([readForm(form, request, around), brokenOff(request)])
        return await keepForm(form, around)
      } finally {
        if (form.file !== undefined) await discard(form.file)
      }
    })
  })
}
