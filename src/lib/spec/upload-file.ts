import type { AbortSignalLike } from '@/platform/abort/abort'
import type { SendFile, UploadFile } from '@/platform/upload/types'
import type { UploadOptions } from '../uploads/options'
import { addressFor, formDataOf, noToken, unknownOptions, withoutSlash } from '../uploads/options'

/** The state of an upload. `none` and `stopped` show nothing to the person. Source: specification §4 (image upload). */
export type UploadState = { readonly tag: 'token' } | { readonly tag: 'sending'; readonly percent: number } | UploadEnd

export type UploadEnd =
  | { readonly tag: 'success'; readonly key: string; readonly imageUrl: string }
  /** `parse`: the answer could not be read; else the platform's or the object store's words. */
  | { readonly tag: 'fail'; readonly error: string }
  /** Nothing was sent: no file, region or token. It was logged. Source: specification §8. */
  | { readonly tag: 'none' }
  | { readonly tag: 'stopped' }

export interface UploadDoors {
  readonly send: SendFile
  /** The answer of a GET; undefined when there is none. */
  readonly get: (url: string) => Promise<unknown>
  readonly log: (message: string) => void
}

export interface UploadWatch {
  readonly onState?: (state: UploadState) => void
  readonly signal?: AbortSignalLike
}

const fieldOf = (value: unknown, name: string): string => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof field === 'string' ? field : ''
}

async function tokenFor({ uptoken, uptokenURL, uptokenFunc }: UploadOptions, doors: UploadDoors): Promise<string> {
  if (uptoken) return uptoken
  if (uptokenURL) return fieldOf(await doors.get(uptokenURL).catch(() => undefined), 'uptoken')
  return (await uptokenFunc?.()) ?? ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the object store's answer: its key names the picture, whatever key was sent. */
function endOf(status: number, body: string, domain: string): UploadEnd {
  const answer = parsed(body)
  const key = fieldOf(answer, 'key')
  if (status >= 400) return { tag: 'fail', error: fieldOf(answer, 'error') || 'http状态码错误' }
  if (key === '') return { tag: 'fail', error: 'parse' }
  return { tag: 'success', key, imageUrl: `${withoutSlash(domain)}/${key}` }
}

async function run(
  file: UploadFile,
  options: UploadOptions,
  doors: UploadDoors,
  watch: UploadWatch,
): Promise<UploadEnd> {
  unknownOptions(options).forEach(doors.log)
  const address = addressFor(file.path, options)
  if (!address.ok) {
    doors.log(address.error)
    return { tag: 'none' }
  }
  watch.onState?.({ tag: 'token' })
  const token = await tokenFor(options, doors).catch(() => '')
  if (watch.signal?.aborted) return { tag: 'stopped' }
  if (token === '') {
    doors.log(noToken)
    return { tag: 'none' }
  }
  const tell = (percent: number) => watch.onState?.({ tag: 'sending', percent })
  tell(0)
  const outcome = await doors.send({
    url: address.value,
    file,
    name: 'file',
    formData: formDataOf(file.path, token, options),
    onProgress: tell,
    ...(watch.signal && { signal: watch.signal }),
  })
  if (outcome.kind === 'stopped') return { tag: 'stopped' }
  if (outcome.kind === 'failed') return { tag: 'fail', error: outcome.message }
  const end = endOf(outcome.status, outcome.body, options.domain ?? '')
  if (end.tag === 'fail') doors.log(`上传的回答无法解析: ${outcome.body}`)
  return end
}

/**
 * Uploads one file: finds the address and the token, sends it with its progress, and ends in success or failure. Every step is reported to
 * the watcher, including the end. Never throws. Source: specification §4 (image upload), §5, §7, §8.
 */
export async function uploadFile(
  file: UploadFile,
  options: UploadOptions,
  doors: UploadDoors,
  watch: UploadWatch = {},
): Promise<UploadEnd> {
  const end = await run(file, options, doors, watch)
  watch.onState?.(end)
  return end
}
