import { rename, writeFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import sharp from 'sharp'
import { passesOf } from './passes'

// One picture at a time and no cache: decoded pictures in memory stay within the limits below.
sharp.cache(false)
sharp.concurrency(1)

// Only types that we accept are opened at all: others (SVG) may take a gigabyte just to be read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`) })

/** More than a phone's camera gives. Such a photograph is read in strips. */
const stripPixelLimit = 120_000_000

/** Limits for pictures that must be decoded whole before they can be made smaller. */
const wholePixelLimit = 52_000_000

/** The memory such a picture may take: that many pixels with four bytes each. */
const wholeByteLimit = 4 * wholePixelLimit

/** The most scans of a progressive JPEG; programs write about ten. */
const mostScans = 64

/** The most chunks of a WebP, which are its frames. */
const mostChunks = 1_000

const types: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

const sampleBytes = (depth: string): number => (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 8)

/** Memory per pixel before a picture is made smaller. A progressive one is held with two bytes per sample until the last pass. */
function bytesOfPixel({ format, depth, channels, chromaSubsampling }: Metadata): number {
  if (format !== 'jpeg') return channels * sampleBytes(depth)
  return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
}

/** Whether a picture can be made smaller within the memory limit. A JPEG with one scan is read in strips. */
function fits(meta: Metadata, passes: number): boolean {
  const pixels = meta.width * meta.height
  if (meta.format === 'jpeg' && !meta.isProgressive && passes === 1) return pixels <= stripPixelLimit
  return pixels <= wholePixelLimit && pixels * bytesOfPixel(meta) <= wholeByteLimit
}

/** The type of a file by its own bytes, whatever it is called: a picture that opens, or `application/octet-stream`. */
export async function typeOf(file: string): Promise<string> {
  try {
    const passes = await passesOf(file)
    if (passes > mostChunks) return 'application/octet-stream'
    const meta = await sharp(file, { limitInputPixels: stripPixelLimit }).metadata()
    if (meta.format === 'jpeg' && passes > mostScans) return 'application/octet-stream'
    return fits(meta, passes) ? (types[meta.format] ?? 'application/octet-stream') : 'application/octet-stream'
  } catch {
    return 'application/octet-stream'
  }
}

/** A smaller view of a picture. */
export interface View {
  /** 1 fills the square and crops, 2 fits inside. */
  readonly mode: 1 | 2
  /** Side of that square, in pixels. */
  readonly side: number
}

const pattern = /^imageView2\/([12])((?:\/[wh]\/\d{1,4})+)$/

/**
 * The views that are made: what the app shows (300) and what its first page contains (160). Requests for other sizes get one of these, so
 * that nobody can fill our disk.
 */
export const viewSides = [160, 300] as const

/**
 * Reads `imageView2/1/w/300/h/300`, as the next larger of our views; undefined when the query asks for something else. Source: Qiniu
 * imageView2.
 */
export function viewOf(query: string): View | undefined {
  const found = pattern.exec(query)
  if (!found) return undefined
  const asked = Math.max(...[...(found[2] ?? '').matchAll(/\d+/g)].map(Number))
  return { mode: found[1] === '1' ? 1 : 2, side: viewSides.find((side) => side >= asked) ?? viewSides[1] }
}

/** The part of a file name and an ETag that names the view. */
export const viewName = ({ mode, side }: View): string => `${mode}-${side}.webp`

/**
 * A smaller copy, upright and without the camera's metadata (place, device). Never larger than the picture itself. Fails when it cannot be
 * read.
 */
export const smaller = (file: string, { mode, side }: View): Promise<Buffer> =>
  sharp(file, { limitInputPixels: stripPixelLimit, sequentialRead: true })
    .rotate()
    .resize({ width: side, height: side, fit: mode === 1 ? 'cover' : 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()

/** Writes a smaller copy whole or not at all. */
export async function keepView(bytes: Buffer, file: string, temporary: string): Promise<void> {
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}
