import type { SendFile } from '@/platform/upload/types'
import { checkSizes, tooLargeText } from '../uploads/size-check'
import type { Carrier } from '../http/ask'

const fieldsOf = (data: object): Record<string, string> => {
  const pairs = Object.entries(data) as [string, unknown][]
  return Object.fromEntries(
    pairs.filter(([, value]) => value !== undefined && value !== null).map(([name, value]) => [name, plain(value)]),
  )
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** FILE: one file in a form. A file larger than `maxSize` does not leave the device. Source: specification §5, §7 (method FILE). */
export const fileCarrier =
  (send: SendFile): Carrier =>
  async ({ url, data = {}, headers, timeoutMs, file, maxSize, fileField = 'file', onProgress }) => {
    if (!file) return { kind: 'offline', message: 'uploadFile:fail file not found' }
    if (!checkSizes([file], maxSize).pass) return { kind: 'tooLarge', words: tooLargeText }
    const request = { url, file, name: fileField, formData: fieldsOf(data), headers, timeoutMs, credentials: true }
    const outcome = await send({ ...request, ...(onProgress && { onProgress }) })
    if (outcome.kind === 'answer') return outcome
    return { kind: 'offline', message: outcome.kind === 'failed' ? outcome.message : 'uploadFile:fail abort' }
  }
