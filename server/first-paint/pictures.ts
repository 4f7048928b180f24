/** The object store as the page names it, and as this server reaches it itself; neither ends with a slash. */
export interface PictureStore {
  readonly named: string
  readonly reached: string
}

/** Rows that are visible before scrolling, on a tall phone. */
const maxPictures = 7
/** A picture above this size costs more to send than it saves; it is requested separately as usual. */
const maxBytes = 6_000
/** How long a page waits for all of them. */
const patienceMs = 300
const maxKept = 200

const types = /^image\/(?:svg\+xml|webp|jpeg|png)$/
const pictureTag = /(<img [^>]*?) loading="lazy" src="([^"]+)"/g
/**
 * The app shows a view for three pixels per point; the copy in the page is smaller, good enough for the first glance. Source: Qiniu
 * imageView2.
 */
const smaller = (address: string) => address.replace(/\/w\/\d+\/h\/\d+$/, '/w/160/h/160')

async function readPicture(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const isGood = answer.ok && types.test(type) && Number(answer.headers.get('content-length') ?? 0) <= maxBytes
    if (!isGood) return void (await answer.body?.cancel())
    const bytes = Buffer.from(await answer.arrayBuffer())
    return bytes.length <= maxBytes ? `data:${type};base64,${bytes.toString('base64')}` : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes the first rows' pictures into a drawn page, so that they are painted with the first text and not a round trip later. Only what
 * lies in our own object store is read, each picture once; one that is large, late or missing stays an address. Our decision:
 * docs/decisions/0100-first-paint.md
 */
export function pictureCopies(read: (address: string) => Promise<string | undefined> = readPicture) {
  const kept = new Map<string, string>()

  const copyOf = async (address: string) => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const copy = await read(address)
    if (copy === undefined) return undefined
    if (kept.size >= maxKept) kept.clear()
    kept.set(address, copy)
    return copy
  }

  return async (html: string, { named, reached }: PictureStore): Promise<string> => {
    const addresses = [...html.matchAll(pictureTag)]
      .slice(0, maxPictures)
      .map(([, , address = '']) => address)
      .filter((address) => address.startsWith(`${named}/`))
    const reachedAt = (address: string) => `${reached}${smaller(address.slice(named.length).replaceAll('&amp;', '&'))}`
    const pairs = [...new Set(addresses)].map(async (one) => [one, await copyOf(reachedAt(one))] as const)
    const copies = new Map(await Promise.all(pairs))
    let left = addresses.length
    return html.replace(pictureTag, (tag, start: string, address: string) => {
      const copy = copies.get(address)
      return copy !== undefined && left-- > 0 ? `${start} src="${copy}"` : tag
    })
  }
}
