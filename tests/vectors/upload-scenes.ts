import type { UploadOptions } from '@/lib/uploads/options'
import { uploadFile } from '@/lib/spec/upload-file'
import type { UploadTokenInfo } from '@/lib/spec/upload-files'
import { uploadFiles } from '@/lib/spec/upload-files'
import { randomText } from '@/platform/random/random'
import type { SendFile, UploadRequest } from '@/platform/upload/types'
import type { Env } from './adapted'

type Served = { readonly body: string } | { readonly fail: string }

const send =
  (calls: UploadRequest[], serve: (call: UploadRequest) => Served): SendFile =>
  async (request) => {
    calls.push(request)
    const served = serve(request)
    return 'body' in served
      ? { kind: 'answer', status: 200, body: served.body }
      : { kind: 'failed', message: served.fail }
  }

interface OneUpload {
  readonly filePath: string
  readonly options: Omit<UploadOptions, 'uptokenFunc'> & { readonly uptokenFunc?: string }
  readonly server?: Served
  readonly tokenServer?: { readonly data?: unknown; readonly fail?: string }
}

/** One upload against a played object store, in the vectors' shape. */
export async function uploadRun({ filePath, options, server, tokenServer }: OneUpload) {
  const { uptokenFunc, ...rest } = options
  const sent: UploadRequest[] = []
  const asked: string[] = []
  const end = await uploadFile(
    { path: filePath },
    { ...rest, ...(uptokenFunc !== undefined && { uptokenFunc: () => uptokenFunc }) },
    {
      send: send(sent, () => server ?? { fail: 'nothing is served' }),
      get: async (url) => {
        asked.push(url)
        if (tokenServer?.fail !== undefined) throw new Error(tokenServer.fail)
        return tokenServer?.data
      },
      log: () => undefined,
    },
  )
  const [upload] = sent
  return {
    tokenRequest: asked[0] === undefined ? null : { url: asked[0], method: 'GET' },
    upload: upload
      ? { url: upload.url, filePath: upload.file.path, name: upload.name, formData: upload.formData }
      : null,
    result: end.tag,
    ...(end.tag === 'success' && { key: end.key, imageURL: end.imageUrl }),
    ...(end.tag === 'fail' && { error: end.error }),
  }
}

const regions: Readonly<Record<string, string>> = {
  'https://up.qiniup.com': 'ECN',
  'https://up-z1.qiniup.com': 'NCN',
  'https://up-z2.qiniup.com': 'SCN',
  'https://up-na0.qiniup.com': 'NA',
  'https://up-as0.qiniup.com': 'ASG',
}

interface SeveralFiles {
  readonly files: unknown
  readonly tokenInfo?: UploadTokenInfo
  readonly server?: readonly string[]
}

/** Several uploads, in the vectors' shape. The calls are derived from what was sent, the domain from the pictures' addresses. */
export async function uploadSeveral({ files, tokenInfo, server = [] }: SeveralFiles, { now = 0 }: Env) {
  const sent: UploadRequest[] = []
  const each: number[] = []
  const settled = await uploadFiles(
    { files, ...(tokenInfo && { getQnToken: () => tokenInfo }), onEach: (index) => each.push(index) },
    {
      send: send(sent, ({ formData }) => {
        const word = server[sent.length - 1] ?? 'ok'
        return word === 'ok' ? { body: JSON.stringify({ key: formData.key }) } : { fail: word }
      }),
      get: async () => undefined,
      log: () => undefined,
      now: () => now,
      randomText,
    },
  )
  const calls = sent.map(({ file, url, formData }) => ({
    filePath: file.path,
    region: regions[url],
    token: formData.token,
    domain: tokenInfo?.visitPrefix.replace(/\/$/, ''),
    key: formData.key,
  }))
  return settled.ok
    ? { calls, each, settled: 'resolve', urls: settled.value }
    : { calls, each, settled: 'reject', error: settled.error }
}
