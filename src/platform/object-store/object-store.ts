import { resumeKey } from './resume-key'
import type { KeepPicture, KeepOutcome, KeepRequest } from './types'

/** Sending one file twice at the same time makes two pictures: only a file that is not being sent now continues under its old key. */
const sending = new Set<string>()

function keyOf(file: File, key: string): string {
  const begun = resumeKey(Object.keys(localStorage), { fileName: file.name, size: file.size, key })
  return sending.has(begun) ? key : begun
}

/** The library comes when the first picture is sent. Its own retries cover a broken line; large pictures go in parts and resume. */
async function send({ url, token, key, image, onProgress, signal }: KeepRequest): Promise<KeepOutcome> {
  const { upload } = await import('qiniu-js')
  const content = image.content ?? (await (await fetch(image.localUrl)).blob())
  const file = new File([content], image.name, { type: content.type })
  if (signal.aborted) return { kind: 'stopped' }
  const [protocol = 'https', host = ''] = url.split('://')
  const config = {
    uphost: host,
    upprotocol: protocol === 'http' ? ('http' as const) : ('https' as const),
    disableStatisticsReport: true,
    // Parts count as sent only if they hold this file's content; another file may have had the same name and size.
    checkByMD5: true,
  }
  const wished = keyOf(file, key)
  sending.add(wished)
  const outcome = new Promise<KeepOutcome>((resolve) => {
    const running = upload(file, wished, token, { fname: image.name }, config).subscribe({
      next: ({ total }) => onProgress(total.percent),
      error: (error) => {
        const status = 'code' in error && typeof error.code === 'number' ? error.code : 0
        resolve(status >= 400 ? { kind: 'refused', status } : { kind: 'failed' })
      },
      complete: (answer: { key?: unknown }) =>
        resolve(typeof answer.key === 'string' ? { kind: 'kept', key: answer.key } : { kind: 'failed' }),
    })
    signal.addEventListener('abort', () => {
      running.unsubscribe()
      resolve({ kind: 'stopped' })
    })
  })
  return outcome.finally(() => sending.delete(wished))
}

/** Sends a picture from a browser. See `types.ts`. */
export const keepPicture: KeepPicture = (request) => send(request).catch(() => ({ kind: 'failed' as const }))
