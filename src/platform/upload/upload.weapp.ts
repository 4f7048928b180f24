import Taro from '@tarojs/taro'
import type { SendFile } from './types'

/** Sends a file from the mini-program. See `types.ts`. */
export const sendFile: SendFile = ({ url, file, name, formData, headers = {}, timeoutMs, onProgress, signal }) => {
  if (signal?.aborted) return Promise.resolve({ kind: 'stopped' })
  return new Promise((resolve) => {
    const task = Taro.uploadFile({
      url,
      filePath: file.path,
      name,
      formData: { ...formData },
      header: { ...headers },
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
      ...(file.name === undefined ? {} : { fileName: file.name }),
      success: ({ statusCode, data }) => resolve({ kind: 'answer', status: statusCode, body: data }),
      fail: ({ errMsg }) => resolve(signal?.aborted ? { kind: 'stopped' } : { kind: 'failed', message: errMsg }),
    })
    // Its end is told above: nobody waits for the promise that Taro makes of it, and one that fails would be told as a crash.
    task.catch(() => undefined)
    task.onProgressUpdate(({ progress }) => onProgress?.(progress))
    signal?.addEventListener('abort', () => task.abort())
  })
}
