import type { SendFile, UploadFile, UploadRequest } from './types'

const contentOf = async ({ content, path }: UploadFile): Promise<Blob> => content ?? (await fetch(path)).blob()

async function formOf({ file, name, formData }: UploadRequest): Promise<FormData> {
  const form = new FormData()
  Object.entries(formData).forEach(([field, value]) => form.append(field, value))
  form.append(name, await contentOf(file), file.name ?? 'file')
  return form
}

/** Sends a file from a browser; by XMLHttpRequest, because fetch does not report upload progress. See `types.ts`. */
export const sendFile: SendFile = async (request) => {
  const { url, headers = {}, timeoutMs = 0, credentials = false, onProgress, signal } = request
  const form = await formOf(request).catch(() => undefined)
  if (!form) return { kind: 'failed', message: 'uploadFile:fail file not found' }
  if (signal?.aborted) return { kind: 'stopped' }
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.timeout = timeoutMs
    call.withCredentials = credentials
    Object.entries(headers).forEach(([name, value]) => call.setRequestHeader(name, value))
    call.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.((loaded / total) * 100)
    }
    call.onload = () => resolve({ kind: 'answer', status: call.status, body: call.responseText })
    call.onerror = () => resolve({ kind: 'failed', message: 'uploadFile:fail' })
    call.ontimeout = () => resolve({ kind: 'failed', message: 'uploadFile:fail timeout' })
    call.onabort = () => resolve({ kind: 'stopped' })
    signal?.addEventListener('abort', () => call.abort())
    call.send(form)
  })
}
