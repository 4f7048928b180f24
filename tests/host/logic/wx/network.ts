import type { Bag, Domains } from '../../protocol'
import { defineApi, defineTask } from '../api'
import { resolveAddress, session } from '../app-config'
import { forget, later, web, webFetch } from '../natives'
import { textOf } from '../../text'
import { isBag } from '../set-data'
import { ApiFailure, askShell } from '../shell-door'
import { mayLeave, noteOrigin } from './domains'
import { fileAt, keepDownload } from './files'
import { onLine } from './lines'

const defaultTimeoutMs = 60_000

let isOffline = false
let isInterrupted = false
const running = new Set<AbortController>()

/** Cuts the app off, or connects it again. */
export const setOffline = (value: boolean): void => {
  isOffline = value
}

/**
 * The app is suspended in the background: running calls end, and no new one may start until it is back. Source: the vendor's guide, 网络 /
 * 使用限制 (5 s after it was hidden: `fail interrupted`).
 */
export function interrupt(value: boolean): void {
  isInterrupted = value
  if (value) for (const controller of running) controller.abort()
}

export const isOnline = (): boolean => !isOffline

export const networkType = (): string => (isOffline ? 'none' : 'wifi')

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const entriesOf = (value: unknown): [string, string][] =>
  isBag(value) ? Object.entries(value).map(([key, one]) => [key, asText(one)]) : []

function headersOf(options: Bag): Record<string, string> {
  const given = entriesOf(options['header']).map(([name, value]): [string, string] => [name.toLowerCase(), value])
  return { 'content-type': 'application/json', ...Object.fromEntries(given) }
}

function bodyOf(data: unknown, contentType: string): string | ArrayBuffer | undefined {
  if (data === undefined || data === null) return undefined
  if (typeof data === 'string' || data instanceof ArrayBuffer) return data
  return contentType.includes('urlencoded') ? new web.URLSearchParams(entriesOf(data)).toString() : JSON.stringify(data)
}

/** One call to a server, and how its answer is read. */
interface Sending {
  readonly call: keyof Domains
  readonly address: string
  readonly init?: RequestInit
  readonly options: Bag
  readonly outer: AbortSignal
  readonly read: (response: Response) => Promise<Bag>
}

/**
 * Fetches like the phone's stack: no cookies, no cache, ten at once, failures named `request:fail …`, one time limit for the whole
 * answer. Source: the vendor's guide, 网络 / 使用限制; wx.request, `timeout`.
 */
async function send(sending: Sending): Promise<Bag> {
  const { call, address } = sending
  noteOrigin(call, address)
  if (!mayLeave(call, address, session().domains)) throw new ApiFailure(`${call}:fail url not in domain list`)
  return onLine(() => fetchNow(sending))
}

async function fetchNow({ call, address, init = {}, options, outer, read }: Sending): Promise<Bag> {
  if (isInterrupted) throw new ApiFailure(`${call}:fail interrupted`)
  if (isOffline) throw new ApiFailure(`${call}:fail internet disconnected`)
  const controller = new web.AbortController()
  running.add(controller)
  let late = false
  const timer = later(() => {
    late = true
    controller.abort()
  }, limitOf(options))
  outer.addEventListener('abort', () => controller.abort())
  try {
    const signal = controller.signal
    return await read(
      await webFetch(resolveAddress(address), { credentials: 'omit', cache: 'no-store', ...init, signal }),
    )
  } catch (failure) {
    if (isInterrupted) throw new ApiFailure(`${call}:fail interrupted`)
    if (late) throw new ApiFailure(`${call}:fail timeout`)
    if (outer.aborted) throw new ApiFailure(`${call}:fail abort`)
    throw new ApiFailure(`${call}:fail ${failure instanceof Error ? failure.message : 'network'}`)
  } finally {
    forget(timer)
    running.delete(controller)
  }
}

const limitOf = (options: Bag): number =>
  typeof options['timeout'] === 'number'
    ? options['timeout']
    : (session().config.app.networkTimeout?.request ?? defaultTimeoutMs)

async function request(options: Bag, outer: AbortSignal): Promise<Bag> {
  const method = textOf(options['method'], 'GET').toUpperCase()
  const headers = headersOf(options)
  const url = new web.URL(String(options['url']))
  if (method === 'GET') for (const [key, value] of entriesOf(options['data'])) url.searchParams.set(key, value)
  const body = method === 'GET' ? undefined : bodyOf(options['data'], headers['content-type'] ?? '')
  const init: RequestInit = body === undefined ? { method, headers } : { method, headers, body }
  return send({
    call: 'request',
    address: url.href,
    init,
    options,
    outer,
    read: (response) => answerOf(response, options),
  })
}

async function answerOf(response: Response, options: Bag): Promise<Bag> {
  const answer = { statusCode: response.status, header: Object.fromEntries(response.headers), cookies: [] }
  if (options['responseType'] === 'arraybuffer') return { ...answer, data: await response.arrayBuffer() }
  const text = await response.text()
  return { ...answer, data: (options['dataType'] ?? 'json') === 'json' ? parsedOr(text) : text }
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function upload(options: Bag, outer: AbortSignal): Promise<Bag> {
  const path = String(options['filePath'])
  const file = fileAt(path)
  if (file === undefined) throw new ApiFailure(`uploadFile:fail file not found: ${path}`)
  const form = new web.FormData()
  for (const [key, value] of entriesOf(options['formData'])) form.append(key, value)
  form.append(String(options['name']), file, path.split('/').pop() ?? 'file')
  const headers = Object.fromEntries(entriesOf(options['header']).filter(([name]) => !/^content-type$/i.test(name)))
  const init = { method: 'POST', headers, body: form }
  const read = async (response: Response) => ({ data: await response.text(), statusCode: response.status })
  return send({ call: 'uploadFile', address: String(options['url']), init, options, outer, read })
}

async function download(options: Bag, outer: AbortSignal): Promise<Bag> {
  const read = async (response: Response) => ({
    tempFilePath: keepDownload(await response.blob()),
    statusCode: response.status,
  })
  return send({ call: 'downloadFile', address: String(options['url']), options, outer, read })
}

/** Calls to servers. Options of the phone's stack (`enableHttp2`, `enableQuic` …) have no meaning here and are ignored. */
export function addNetworkApis(): void {
  defineTask('request', request, ['onHeadersReceived', 'offHeadersReceived', 'onChunkReceived', 'offChunkReceived'])
  defineTask('uploadFile', upload, ['onProgressUpdate', 'offProgressUpdate'])
  defineTask('downloadFile', download, ['onProgressUpdate', 'offProgressUpdate'])
  defineApi('getNetworkType', async () => ({
    networkType: networkType(),
    ...(await askShell('getNetworkType', {}, false)),
  }))
}
