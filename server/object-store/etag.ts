import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

const blockBytes = 4 * 1024 * 1024

const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest()
const written = (mark: number, digest: Buffer) => Buffer.concat([Buffer.from([mark]), digest]).toString('base64url')

/** Qiniu's hash of a file: of its SHA-1 up to 4 MB, of the SHA-1s of its 4 MB blocks beyond. Source: Qiniu etag. */
export async function etagOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const digests: Buffer[] = []
    const buffer = Buffer.alloc(blockBytes)
    for (let position = 0; ;) {
      const { bytesRead } = await handle.read(buffer, 0, blockBytes, position)
      if (bytesRead === 0 && digests.length > 0) break
      digests.push(sha1(buffer.subarray(0, bytesRead)))
      position += bytesRead
      if (bytesRead < blockBytes) break
    }
    const [first] = digests
    if (digests.length === 1 && first) return written(0x16, first)
    return written(0x96, sha1(Buffer.concat(digests)))
  } finally {
    await handle.close()
  }
}
