import { timers } from '../timers/timers'
import type { MessengerSignature, ShareCard } from './types'

interface CardData {
  readonly title: string
  readonly desc?: string
  readonly link: string
  readonly imgUrl: string
  readonly success: () => void
  readonly fail: () => void
}

interface MarkedPlace {
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  readonly success: () => void
  readonly fail: () => void
}

interface MessengerScript {
  readonly config: (signature: object) => void
  readonly ready: (run: () => void) => void
  readonly error: (run: () => void) => void
  readonly updateAppMessageShareData: (data: CardData) => void
  readonly updateTimelineShareData: (data: CardData) => void
  readonly openLocation: (place: MarkedPlace) => void
}

declare global {
  interface Window {
    /** WeChat's script, once it is loaded. */
    jWeixin?: MessengerScript
  }
}

/** How long the script and WeChat's check may take. */
const withinMs = 8_000
const abilities = ['updateAppMessageShareData', 'updateTimelineShareData', 'openLocation']

let loading: Promise<boolean> | undefined

/** The script is loaded once: a second one would forget the first one's check. After a failed load it is requested again. */
function load(source: string): Promise<boolean> {
  loading ??= loadOnce(source).then((isThere) => {
    if (!isThere) loading = undefined
    return isThere
  })
  return loading
}

function loadOnce(source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve(window.jWeixin !== undefined)
    script.onerror = () => resolve(false)
    document.head.append(script)
  })
}

function checked(script: MessengerScript, { appId, timestamp, nonceStr, signature }: MessengerSignature) {
  return new Promise<boolean>((resolve) => {
    timers.after(withinMs, () => resolve(false))
    script.error(() => resolve(false))
    script.ready(() => resolve(true))
    script.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: abilities })
  })
}

/** WeChat's script once it knows this page; undefined when it does not come, or refuses. Source: WeChat JS-SDK (config). */
export async function readyMessenger(
  sign: () => Promise<MessengerSignature | undefined>,
): Promise<MessengerScript | undefined> {
  const signature = await sign()
  if (!signature || !(await load(signature.script))) return undefined
  const script = window.jWeixin
  return script && (await checked(script, signature)) ? script : undefined
}

/** Number of the newest card: a slower, older one must not replace it. */
let newest = 0

/** Gives WeChat's menu the card of this page; false when it does not accept it. Source: WeChat JS-SDK. */
export async function tellMessenger(
  { title, link, imageUrl = '' }: ShareCard,
  sign: () => Promise<MessengerSignature | undefined>,
): Promise<boolean> {
  newest += 1
  const turn = newest
  const script = await readyMessenger(sign)
  if (!script || turn !== newest) return false
  const give = (take: (data: CardData) => void) =>
    new Promise<boolean>((resolve) => {
      take({ title, link, imgUrl: imageUrl, success: () => resolve(true), fail: () => resolve(false) })
    })
  const taken = await Promise.all([
    give((data) => script.updateAppMessageShareData({ ...data, desc: title })),
    give((data) => script.updateTimelineShareData(data)),
  ])
  return taken.every(Boolean)
}
