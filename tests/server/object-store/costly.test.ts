/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { typeOf } from '../../../server/object-store/pictures'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-costly-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function typeOfBytes(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'a')
  await writeFile(file, bytes)
  return typeOf(file)
}

const segment = (mark: number, ...data: readonly number[]) => Buffer.from([0xff, mark, 0, data.length + 2, ...data])
const none = (count: number) => Array.from({ length: count }, () => 0)

/** A grey JPEG with this many empty scans; `frame` 0xc0 is baseline, 0xc2 progressive. */
function jpeg(frame: number, side: number, scans: number, behind = Buffer.alloc(0)): Buffer {
  const [high, low] = [side >> 8, side & 255]
  const scan = [segment(0xda, 1, 1, 0, 0, frame === 0xc0 ? 63 : 0, 0), Buffer.from([0, 0xff, 0, 0xff, 0xd0, 0])]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, 0xff, 0xda, 0xff, 0xda),
    Buffer.from([0xff, 0]),
    segment(0xdb, 0, ...none(64).map(() => 1)),
    segment(frame, 8, high, low, high, low, 1, 1, 0x11, 0),
    segment(0xc4, 0, 1, ...none(15), 0),
    ...Array.from({ length: scans }, () => scan).flat(),
    Buffer.from([0xff, 0xd9]),
    behind,
  ])
}

const chunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** An animated WebP of one pixel with this many frames. */
async function webp(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]))
  const features = Buffer.concat([Buffer.from([2]), Buffer.alloc(9)])
  const body = [chunk('VP8X', features), chunk('ANIM', Buffer.alloc(6)), ...Array.from({ length: frames }, () => frame)]
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]))
}

describe('a small file that would keep a decoder busy for very long', () => {
  it('in passes: a JPEG of more scans than any camera or program makes', async () => {
    expect(await typeOfBytes(jpeg(0xc2, 64, 20))).toBe('image/jpeg')
    expect(await typeOfBytes(jpeg(0xc2, 64, 65))).toBe('application/octet-stream')
  })

  it('in strips that are none: scans of one part each, which lie in memory whole', async () => {
    expect(await typeOfBytes(jpeg(0xc0, 10_000, 1))).toBe('image/jpeg')
    expect(await typeOfBytes(jpeg(0xc0, 10_000, 2))).toBe('application/octet-stream')
  })

  it('in frames: a moving WebP of thousands', async () => {
    expect(await typeOfBytes(await webp(50))).toBe('image/webp')
    expect(await typeOfBytes(await webp(1_200))).toBe('application/octet-stream')
  })

  it('is not what a telephone puts behind a photograph', async () => {
    const film = Buffer.concat(Array.from({ length: 200 }, () => Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0])))
    expect(await typeOfBytes(jpeg(0xc0, 10_000, 1, film))).toBe('image/jpeg')
  })

  it('is not even opened where it is of a kind that is never kept', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>')
    expect(await typeOfBytes(drawing)).toBe('application/octet-stream')
    await expect(sharp(drawing).metadata()).rejects.toThrow('unsupported image format')
  })
})
