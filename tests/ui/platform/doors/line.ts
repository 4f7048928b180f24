import { fails, wx, type Side } from './world'

/** What a server answers a call or an upload; or that there is no line, or nobody says anything. */
export type Reply =
  | { readonly status: number; readonly text: string }
  | 'no line'
  | 'breaks in the middle'
  | 'too late'
  | 'never'
  | 'stops in the middle'

/** What was sent, as the server sees it. */
export interface Sent {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, unknown>>
  readonly timeoutMs?: number | undefined
  readonly withCookies?: boolean
}

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The user aborted a request.', 'AbortError')))
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const answerOf = (status: number, text: () => Promise<string>) => ({
  status,
  headers: new Map(),
  text,
  json: () => text().then((read) => JSON.parse(read) as unknown),
})

/** A browser's `fetch`, as far as Taro's router asks it. */
function fetched(reply: Reply, sent: Sent[]) {
  return (url: string, { method, headers, body, credentials, signal }: RequestInit = {}): Promise<unknown> => {
    const words = headers as Readonly<Record<string, string>>
    sent.push({ url, method: method ?? '', headers: words, fields: { body }, withCookies: credentials === 'include' })
    if (reply === 'never') return untilAborted(signal)
    if (reply === 'no line') return Promise.reject(new TypeError('Failed to fetch'))
    if (reply === 'too late') return Promise.reject(new TypeError('The request timed out.'))
    if (reply === 'stops in the middle') return Promise.resolve(answerOf(200, () => untilAborted(signal)))
    if (reply === 'breaks in the middle')
      return Promise.resolve(answerOf(200, () => Promise.reject(new TypeError('network error'))))
    return Promise.resolve(answerOf(reply.status, () => Promise.resolve(reply.text)))
  }
}

const words = {
  'no line': ':fail unable to resolve host',
  'breaks in the middle': ':fail interrupted',
  'too late': ':fail timeout',
} as const

interface Asked {
  readonly url: string
  readonly method?: string
  readonly header?: Readonly<Record<string, string>>
  readonly data?: unknown
  readonly timeout?: number
  readonly filePath?: string
  readonly fileName?: string
  readonly name?: string
  readonly formData?: Readonly<Record<string, unknown>>
  readonly success?: (answer: unknown) => void
  readonly fail?: (failure: { readonly errMsg: string }) => void
}

/** WeChat's task of a call: it ends by the reply, or by `abort`. A phone counts the time itself. */
function task(name: 'request' | 'uploadFile', reply: Reply, sent: Sent[]) {
  return (asked: Asked) => {
    const { url, method, header, timeout, formData, data, filePath, fileName } = asked
    const fields = name === 'request' ? { body: data } : { ...formData, [asked.name ?? '']: fileName ?? filePath }
    sent.push({ url, method: method ?? 'POST', headers: header ?? {}, fields, timeoutMs: timeout, withCookies: false })
    const run = () => {
      if (typeof reply === 'object') {
        const { status: statusCode, text } = reply
        return asked.success?.({ statusCode, data: name === 'request' ? parsed(text) : text })
      }
      if (reply !== 'never' && reply !== 'stops in the middle') fails(name + words[reply])(asked)
      else if (timeout !== undefined) setTimeout(() => fails(`${name}:fail timeout`)(asked), timeout)
    }
    queueMicrotask(run)
    return {
      abort: () => fails(`${name}:fail abort`)(asked),
      onProgressUpdate: (tell: (at: object) => void) => tell({ progress: 50 }),
    }
  }
}

/** A browser's XMLHttpRequest. */
function callClass(reply: Reply, sent: Sent[]) {
  return class {
    readonly upload = Object.assign(new EventTarget(), { onprogress: (_: object) => undefined as void })
    readonly headers: Record<string, string> = {}
    status = 0
    readyState = 0
    responseText = ''
    timeout = 0
    withCredentials = false
    url = ''
    method = ''
    onload = () => {}
    onerror = () => {}
    ontimeout = () => {}
    onabort = () => {}
    onreadystatechange = () => {}
    open(method: string, url: string) {
      Object.assign(this, { method, url })
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    getResponseHeader = () => null
    abort() {
      this.onabort()
    }
    send(form: FormData) {
      const { url, method, headers, timeout, withCredentials } = this
      const file = form.get('file')
      const fields = { ...Object.fromEntries(form.entries()), file: file instanceof File ? file.name : file }
      sent.push({ url, method, headers, fields, timeoutMs: timeout || undefined, withCookies: withCredentials })
      queueMicrotask(() => this.end())
    }
    end() {
      const at = { lengthComputable: true, loaded: 5, total: 10 }
      this.upload.onprogress(at)
      this.upload.dispatchEvent(Object.assign(new Event('progress'), at))
      if (reply === 'never' || reply === 'stops in the middle') return
      this.readyState = 4
      if (typeof reply === 'object') Object.assign(this, { status: reply.status, responseText: reply.text })
      this.onreadystatechange()
      if (typeof reply === 'object') this.onload()
      else if (reply === 'too late') this.ontimeout()
      else this.onerror()
    }
  }
}

/** The line to a server that replies so. Returns what it is sent. */
export function line(side: Side, reply: Reply): readonly Sent[] {
  const sent: Sent[] = []
  if (side === 'browser')
    Object.assign(globalThis, { fetch: fetched(reply, sent), XMLHttpRequest: callClass(reply, sent) })
  else Object.assign(wx, { request: task('request', reply, sent), uploadFile: task('uploadFile', reply, sent) })
  return sent
}
