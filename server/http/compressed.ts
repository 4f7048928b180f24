import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Encoding = 'br' | 'gzip'

/** A text as it is sent; without an encoding it goes as it is. */
export interface Compressed {
  readonly body: Buffer | string
  readonly encoding?: Encoding
}

/** The level that takes a few milliseconds for a page; files of the build are compressed at the highest level at build time. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = { br: (text: string) => toBrotli(text, quickBrotli), gzip: (text: string) => toGzip(text) }

/** The last text in each encoding: one page is asked for many times before it changes. */
const last = new Map<Encoding, { readonly text: string; readonly body: Promise<Buffer> }>()

const wanted = (accepted: string, encoding: Encoding) =>
  new RegExp(`(^|[ ,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)

/** Compresses a page as the browser accepts it: brotli, else gzip, else not at all. */
export async function compressed(text: string, accepted: string | string[] = ''): Promise<Compressed> {
  const encoding = (['br', 'gzip'] as const).find((one) => wanted(String(accepted), one))
  if (!encoding) return { body: text }
  const known = last.get(encoding)
  const body = known?.text === text ? known.body : compress[encoding](text)
  last.set(encoding, { text, body })
  return { body: await body, encoding }
}
