import * as fc from 'fast-check'
import * as bytes from '@contract/uploads/traces/bytes'
import { gifWithoutTraces, isGif } from '@contract/uploads/traces/gif'
import { endOfData, isJpeg, jpegWithoutTraces, standsAlone } from '@contract/uploads/traces/jpeg'
import { exifOf, orientationOf } from '@contract/uploads/traces/orientation'
import { isPng, pngWithoutTraces } from '@contract/uploads/traces/png'
import { isWebp, webpWithoutTraces } from '@contract/uploads/traces/webp'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { namedAs } from '@/platform/images/named-as'

const { bytesOf, fourOf, joined } = bytes
const of = (...pieces: readonly (readonly number[])[]) => Uint8Array.from(pieces.flat())
const little = (n: number) => fourOf(n).reverse()

const segment = (mark: number, data: readonly number[]) => [0xff, mark, 0, data.length + 2, ...data]
const jpeg = (...more: readonly (readonly number[])[]) =>
  of(
    [0xff, 0xd8],
    ...more,
    segment(0xc0, [8, 0, 1, 0, 1, 1]),
    segment(0xda, [1]),
    [1, 0xff, 0, 0xff, 0xd3, 2],
    [0xff, 0xd9],
  )

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const pngChunk = (name: string, data: readonly number[] = []) => [
  ...fourOf(data.length),
  ...bytesOf(name),
  ...data,
  0,
  0,
  0,
  0,
]
const png = (...more: readonly (readonly number[])[]) =>
  of(pngMark, pngChunk('IHDR', [1]), ...more, pngChunk('IDAT', [2]), pngChunk('IEND'))

const chunk = (name: string, data: readonly number[]) => [
  ...bytesOf(name),
  ...little(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
]
const riff = (...chunks: readonly (readonly number[])[]) => {
  const body = [...bytesOf('WEBP'), ...chunks.flat()]
  return of(bytesOf('RIFF'), little(body.length), body)
}
const gif = (...more: readonly (readonly number[])[]) =>
  of(
    bytesOf('GIF89a'),
    [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    ...more,
    [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 9, 0],
    [0x3b],
  )

it('numbers are read where they stand, and nothing lies beyond the end', () => {
  const all = of([1, 2, 3, 4], bytesOf('ab'))
  expect([bytes.byteAt(all, 9), bytes.twoAt(all, 0), bytes.fourAt(all, 0), bytes.littleFourAt(all, 0)]).toEqual([
    0, 0x0102, 0x01020304, 0x04030201,
  ])
  expect([bytes.wordAt(all, 4, 2), bytes.wordAt(all, 5, 9), fourOf(0x01020304)]).toEqual(['ab', 'b', [1, 2, 3, 4]])
  expect(joined([of([1]), of([]), of([2])])).toEqual(of([1, 2]))
})

it('how a camera was held is read in both orders of bytes, and written', () => {
  for (const held of [2, 3, 6, 8]) expect(orientationOf(exifOf(held))).toBe(held)
  expect(orientationOf(of(bytesOf('Exif\0\0'), [...exifOf(6)]))).toBe(6)
  const ii = of(
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0],
    [0x0f, 1, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    [0x12, 1, 3, 0, 1, 0, 0, 0, 5, 0, 0, 0],
  )
  expect(orientationOf(ii)).toBe(5)
  expect([exifOf(9), of([]), of([1, 2, 3]), ii.subarray(0, 20)].map(orientationOf)).toEqual([1, 1, 1, 1])
})

it('a JPEG keeps what draws it, its colours and how it was held', () => {
  const icc = segment(0xe2, [...bytesOf('ICC_PROFILE\0'), 1])
  const adobe = segment(0xee, [...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 1])
  const jfif = segment(0xe0, [...bytesOf('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0])
  expect(jpegWithoutTraces(jpeg(jfif, icc, adobe))).toEqual(jpeg(jfif, icc, adobe))
  const exif = (held: number) => segment(0xe1, [...bytesOf('Exif\0\0'), ...exifOf(held)])
  expect(jpegWithoutTraces(jpeg(exif(6)))).toEqual(jpeg(exif(6)))
  const more = [segment(0xfe, [1]), segment(0xe1, bytesOf('http://ns')), segment(0xe5, []), exif(1), [0xff, 0xff]]
  expect(jpegWithoutTraces(joined([jpeg(...more), of([1, 2, 3])]))).toEqual(jpeg())
  expect([jpegWithoutTraces(of([0xff, 0xd8, 0xff, 0xd9])), isJpeg(jpeg()), isJpeg(png())]).toEqual([null, true, false])
  expect([standsAlone(0xd0), standsAlone(0x01), standsAlone(0xda)]).toEqual([true, true, false])
  expect(endOfData(of([1, 0xff, 0, 0xff, 0xd0, 0xff, 0xff, 0xd9]), 0)).toBe(6)
})

it('a PNG keeps what draws it and how it was held', () => {
  expect(pngWithoutTraces(joined([png(pngChunk('tEXt', [1]), pngChunk('eXIf', [...exifOf(1)])), of([1])]))).toEqual(
    png(),
  )
  const held = pngWithoutTraces(png(pngChunk('eXIf', [...exifOf(8)])))
  expect(held && Buffer.from(held).includes(Buffer.from(exifOf(8)))).toBe(true)
  expect([pngWithoutTraces(png(pngChunk('CgBI'))), pngWithoutTraces(of(pngMark)), isPng(gif())]).toEqual([
    null,
    null,
    false,
  ])
})

it('a WebP keeps what draws it and how it was held', () => {
  const head = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const frame = (...more: readonly number[]) =>
    chunk('ANMF', [...Array.from({ length: 16 }, () => 0), ...chunk('VP8L', [7]), ...more])
  const full = riff(
    head(0x2c | 2),
    chunk('ICCP', [1]),
    frame(...chunk('XMP ', [9])),
    chunk('EXIF', [...exifOf(1)]),
    chunk('XMP ', [1]),
  )
  expect(webpWithoutTraces(joined([full, of([5])]))).toEqual(riff(head(0x22), chunk('ICCP', [1]), frame()))
  const turned = riff(head(8), chunk('VP8 ', [1]), chunk('EXIF', [...exifOf(3)]))
  expect(webpWithoutTraces(turned)).toEqual(turned)
  expect([webpWithoutTraces(riff(chunk('JUNK', [1]))), isWebp(turned), isWebp(png())]).toEqual([null, true, false])
})

it('a GIF keeps what draws it and how often it repeats', () => {
  const repeats = [0x21, 0xff, 11, ...bytesOf('NETSCAPE2.0'), 3, 1, 0, 0, 0]
  const notes = [0x21, 0xff, 11, ...bytesOf('XMP DataXMP'), 1, 7, 0]
  const comment = [0x21, 0xfe, 2, 1, 2, 0]
  const delay = [0x21, 0xf9, 4, 0, 0, 0, 0, 0]
  expect(gifWithoutTraces(joined([gif(repeats, notes, comment, delay), of([9])]))).toEqual(gif(repeats, delay))
  expect([gifWithoutTraces(of(bytesOf('GIF89a'))), isGif(gif()), isGif(png())]).toEqual([null, true, false])
})

it('whatever bytes come, it ends', () => {
  const heads = [jpeg(), png(), riff(chunk('VP8 ', [1])), gif()]
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 60 }), fc.nat(40), (head, more, at) => {
      const mixed = joined([head.subarray(0, at), more, head.subarray(at)])
      expect(withoutTraces(mixed)?.bytes.length ?? 0).toBeLessThanOrEqual(mixed.length + 40)
    }),
  )
  expect(withoutTraces(of([]))).toBeNull()
})

it('a file is named by what it became', () => {
  const jpg = ['.jpg', '.jpeg']
  expect(['a.HEIC', 'a', 'a.JPEG', 'a.b.jpg', ''].map((name) => namedAs(name, jpg))).toEqual([
    'a.jpg',
    'a.jpg',
    'a.JPEG',
    'a.b.jpg',
    '.jpg',
  ])
})
