import { sendFile } from '../upload/upload'
import type { KeepPicture } from './types'

function keyOf(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    const key: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'key') : undefined
    return typeof key === 'string' ? key : undefined
  } catch {
    return undefined
  }
}

/** Sends a picture from the mini-program, in one form. See `types.ts`. */
export const keepPicture: KeepPicture = async ({ url, token, key, image, onProgress, signal }) => {
  const file = { path: image.localUrl, name: image.name }
  const outcome = await sendFile({ url, file, name: 'file', formData: { token, key }, onProgress, signal })
  if (outcome.kind !== 'answer') return { kind: outcome.kind }
  if (outcome.status >= 400) return { kind: 'refused', status: outcome.status }
  const kept = keyOf(outcome.body)
  return kept === undefined ? { kind: 'failed' } : { kind: 'kept', key: kept }
}
