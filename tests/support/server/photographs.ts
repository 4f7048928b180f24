import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What must not leave: written into each photograph below, in every place that its kind has. */
export const traces = [
  'SECRET-PLACE',
  'SECRET-MAKER',
  'SECRET-SERIAL',
  'SECRET-COMMENT',
  'SECRET-FILM',
  'GPS',
  'http://ns.adobe',
]

/** A picture whose corners differ, so that a turn shows. */
const drawn = () =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: 16, height: 8, channels: 3, background: 'red' } }, left: 0, top: 0 },
    { input: { create: { width: 8, height: 16, channels: 3, background: 'blue' } }, left: 40, top: 16 },
  ])

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="SECRET-PLACE"/></rdf:RDF></x:xmpmeta>'

const exif = {
  IFD0: { Make: 'SECRET-MAKER', Model: 'SECRET-MAKER', Copyright: 'SECRET-COMMENT', XPComment: 'SECRET-COMMENT' },
  IFD2: { BodySerialNumber: 'SECRET-SERIAL', UserComment: 'SECRET-COMMENT' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1', GPSAreaInformation: 'SECRET-PLACE' },
}

const written = (orientation: number) =>
  drawn()
    .withMetadata({ orientation })
    .withExif({ ...exif, IFD0: { ...exif.IFD0, Orientation: String(orientation) } })
    .withXmp(xmp)

const two = (n: number) => [n >> 8, n & 255]

const segment = (mark: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, mark, ...two(data.length + 2)]), data])

const behind = Buffer.from('....ftypmp42 SECRET-FILM SECRET-PLACE')

/** A JPEG with IPTC, comments, a second picture and a film, as telephones and programs write them. */
async function jpeg(orientation: number): Promise<Buffer> {
  const bytes = await written(orientation).withIccProfile('p3').jpeg().toBuffer()
  const small = await drawn().jpeg().toBuffer()
  const more = [
    segment(0xe0, Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01', 'latin1'), Buffer.from('abc')])),
    segment(0xe0, Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), small])),
    segment(0xe2, Buffer.from('MPF\0SECRET-SERIAL')),
    segment(0xe4, Buffer.from('SECRET-MAKER')),
    segment(0xed, Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0c\x1c\x02\x5aSECRET-PLACE', 'latin1')),
    segment(0xfe, Buffer.from('SECRET-COMMENT')),
  ]
  return Buffer.concat([bytes.subarray(0, 2), ...more, bytes.subarray(2), small, behind])
}

const table = Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = (bytes: Buffer): number =>
  (bytes.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

function pngChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const checked = Buffer.concat([Buffer.from(name), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(checked))
  return Buffer.concat([head, checked, sum])
}

async function png(orientation: number): Promise<Buffer> {
  const bytes = await written(orientation).withIccProfile('p3').png().toBuffer()
  const more = [
    pngChunk('tEXt', Buffer.from('Comment\0SECRET-COMMENT')),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync('SECRET-MAKER')])),
    pngChunk('tIME', Buffer.from([7, 0xea, 1, 1, 1, 1, 1])),
    pngChunk('prVt', Buffer.from('SECRET-SERIAL')),
  ]
  return Buffer.concat([bytes.subarray(0, 33), ...more, bytes.subarray(33), behind])
}

async function webp(orientation: number): Promise<Buffer> {
  return Buffer.concat([await written(orientation).withIccProfile('p3').webp().toBuffer(), behind])
}

async function gif(): Promise<Buffer> {
  const bytes = await sharp(Buffer.concat([Buffer.alloc(48, 0), Buffer.alloc(48, 255)]), {
    raw: { width: 4, height: 8, channels: 3, pageHeight: 4 },
  })
    .gif({ loop: 3, delay: [100, 100] })
    .toBuffer()
  const end = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1)
  const head = (bytes[10] ?? 0) & 0x80 ? end : 13
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 14]), Buffer.from('SECRET-COMMENT'), Buffer.from([0])])
  const note = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([12]),
    Buffer.from('SECRET-PLACE'),
    Buffer.from([0]),
  ])
  return Buffer.concat([bytes.subarray(0, head), comment, note, bytes.subarray(head), behind])
}

/** Photographs of every kind that is kept, each full of traces; those that can are held like this. */
export const photographs: Readonly<Record<string, (orientation: number) => Promise<Buffer>>> = { jpeg, png, webp, gif }
