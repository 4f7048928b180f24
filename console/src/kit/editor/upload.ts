import { regionUrls } from '@contract/uploads/upload-hosts'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { objectKey } from '@/lib/uploads/object-key'
import { form } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { randomLetters } from '../../doors/chance'
import { copy } from './copy'

const timeoutMs = 60_000

/** Sends a picture, without what it says beside what it shows, to the store; its key there, or why not, in words. */
export async function uploadPicture(file: File): Promise<Result<string, string>> {
  const clean = withoutTraces(new Uint8Array(await file.arrayBuffer()))
  if (!clean) return err(copy.notPicture)
  const answer = await form('/admin/upload/token', {})
  if (!answer.ok) return err(answer.error.msg)
  const { token, folderPath: folder, region, uploadHost, maxBytes } = answer.value
  if (clean.bytes.length > maxBytes) return err(copy.tooLarge)
  const key = objectKey({ folder, name: clean.extensions[0] ?? '' }, serverNow(), randomLetters)
  const body = new FormData()
  body.set('token', token)
  body.set('key', key)
  body.set('file', new Blob([new Uint8Array(clean.bytes)], { type: clean.type }), key)
  try {
    const url = uploadHost === '' ? regionUrls[region] : uploadHost
    const sent = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    return sent.ok ? ok(key) : err(copy.notSent)
  } catch {
    return err(copy.notSent)
  }
}
