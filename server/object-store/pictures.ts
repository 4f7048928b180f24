import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import sharp from 'sharp'

/** More than a phone's camera gives, less than what fills our memory. */
const pixelLimit = 120_000_000

const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/heic',
}

/** The type of a file by its own bytes, whatever it is called: a picture that opens, or `application/octet-stream`. */
export async function typeOf(file: string): Promise<string> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: pixelLimit }).metadata()
    const type = types[format]
    return type !== undefined && width * height <= pixelLimit ? type : 'application/octet-stream'
  } catch {
    return 'application/octet-stream'
  }
}

/** Whether a type is among those of a policy: `image/*`, `image/jpeg;image/png`, `!text/html`. Source: Qiniu mimeLimit. */
export function allowsType(limit: string | undefined, type: string): boolean {
  if (limit === undefined || limit === '') return true
  const isForbidding = limit.startsWith('!')
  const isNamed = limit
    .replace(/^!/, '')
    .split(';')
    .some((each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))))
  return isNamed !== isForbidding
}

/** A smaller view of a picture, as the query of its address asks for it. */
export interface View {
  /** 1 fills and cuts, 2 fits inside. */
  readonly mode: 1 | 2
  readonly width: number | undefined
  readonly height: number | undefined
}

const pattern = /^imageView2\/([12])((?:\/[wh]\/\d{1,4})+)$/
const sideLimit = 2_000

/** Reads `imageView2/1/w/300/h/300`; undefined when the query asks for something else. Source: Qiniu imageView2. */
export function viewOf(query: string): View | undefined {
  const found = pattern.exec(query)
  if (!found) return undefined
  const sides = new Map<string, number>()
  for (const [, name, size] of (found[2] ?? '').matchAll(/\/([wh])\/(\d+)/g)) sides.set(name ?? '', Number(size))
  const side = (name: string) => {
    const size = sides.get(name)
    return size === undefined ? undefined : Math.min(sideLimit, Math.max(1, size))
  }
  return { mode: found[1] === '1' ? 1 : 2, width: side('w'), height: side('h') }
}

/** Writes a smaller copy, upright and without the camera's notes (place, device). Never larger than the picture itself. */
export async function writeView(from: string, to: string, { mode, width, height }: View): Promise<void> {
  const temporary = `${to}.${randomUUID()}`
  await sharp(from, { limitInputPixels: pixelLimit })
    .rotate()
    .resize({ width, height, fit: mode === 1 ? 'cover' : 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(temporary)
  await rename(temporary, to)
}
