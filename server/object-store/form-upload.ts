import { crc32 } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileLimitBytes, receive, settle } from './arrival'
import { StoreFault } from './fault'
import { discard } from './objects'
import type { Surroundings } from './surroundings'
import { readToken } from './token'

interface Form {
  file?: string
  fileName: string
  readonly fields: Map<string, string>
}

/** Reads a form of one file and some fields, in any order: the token may come after the file. */
async function readForm(request: FastifyRequest, { objects }: Surroundings): Promise<Form> {
  const form: Form = { fileName: '', fields: new Map() }
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.fields.set(part.fieldname, String(part.value))
      continue
    }
    if (form.file !== undefined) throw new StoreFault(400, 'one file only')
    const file = await objects.newTemporary()
    await receive(part.file, file)
    form.file = file
    form.fileName = part.filename
  }
  return form
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
  const variables = Object.fromEntries([...fields].filter(([name]) => name.startsWith('x:')))
  const arrival = { file, key: fields.get('key'), fileName: fields.get('fname') ?? form.fileName, variables }
  return settle(around.objects, policy.value, arrival)
}

/** `POST /`: a whole file in one form. Source: Qiniu direct upload. */
export function mountFormUpload(app: FastifyInstance, around: Surroundings): void {
  app.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: fileLimitBytes + 1, files: 1, fields: 40, fieldSize: 8_192 },
    })
    forms.post('/', async (request) => {
      if (!request.isMultipart()) throw new StoreFault(400, 'not a multipart form')
      const form = await readForm(request, around)
      try {
        return await keepForm(form, around)
      } finally {
        if (form.file !== undefined) await discard(form.file)
      }
    })
  })
}
