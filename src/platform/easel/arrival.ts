import { sleep } from '../timers/timers'

/** What is not there by then is done without. */
const photoTimeoutMs = 8_000
const faceTimeoutMs = 2_000

const inTime = <T>(coming: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([coming, sleep(ms).then(() => undefined)])

/** An image that is not loaded yet. */
interface Loadable {
  src: string
  onload: unknown
  onerror: unknown
}

/** The image once it has loaded this address; undefined when it fails, and when it is late. */
export const loaded = <I extends Loadable>(image: I, url: string): Promise<I | undefined> =>
  inTime(
    new Promise<I | undefined>((resolve) => {
      image.onload = () => resolve(image)
      image.onerror = () => resolve(undefined)
      image.src = url
    }),
    photoTimeoutMs,
  )

/** Ends once faces are there, have failed, or are late. */
export const facesAfter = (coming: Promise<unknown>): Promise<unknown> =>
  inTime(
    coming.catch(() => undefined),
    faceTimeoutMs,
  )
