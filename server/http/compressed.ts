import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A page, by itself: another object is another page. */
export interface Page {
  readonly html: string
}

type Encoding = 'br' | 'gzip'

/** A text as it is sent; without an encoding it goes as it is. */
export interface Compressed {
  readonly body: Buffer | string
  readonly encoding?: Encoding
}

/** The level that takes a few milliseconds for a page; files of the build are compressed at the highest level at build time. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = { br: (text: string) => toBrotli(text, quickBrotli), gzip: (text: string) => toGzip(text) }

/** Each page's bodies so far: it is asked for many times before it changes. */
const bodies = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>()

const wanted = (accepted: string, encoding: Encoding) =>
  new RegExp(`(^|[ ,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

/** Compresses a page as the browser accepts it: brotli, else gzip, else not at all. Each page object once in each way. */
export async function compressed(page: Page, accepted: string | string[] = ''): Promise<Compressed> {
  const encoding = (['br', 'gzip'] as const).find((one) => wanted(String(accepted), one))
  if (!encoding) return { body: page.html }
  const known = bodies.get(page) ?? new Map<Encoding, Promise<Buffer>>()
  bodies.set(page, known)
  const body = known.get(encoding) ?? compress[encoding](page.html)
  known.set(encoding, body)
  return { body: await body, encoding }
}
