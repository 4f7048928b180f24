import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The first line of a dump. */
export interface Head {
  readonly format: 'menpai-dump-1'
  /** The migrations that had been applied. */
  readonly steps: readonly string[]
}

/** A line before the rows of a table. */
export interface TableLine {
  readonly table: string
}

/** The last line: how many rows each table has, and the checksum of all lines before. */
export interface Foot {
  readonly rows: Readonly<Record<string, number>>
  readonly sha256: string
}

/**
 * Writes lines to a compressed file, which appears under its name only when it is complete. The last line is made from the checksum of all
 * before. Fails when the file cannot be written.
 */
export async function writeDump(
  file: string,
  lines: AsyncIterable<string>,
  foot: (sha256: string) => string,
): Promise<void> {
  const half = `${file}.part`
  const hash = createHash('sha256')
  async function* text() {
    for await (const line of lines) {
      const whole = `${line}\n`
      hash.update(whole)
      yield whole
    }
    yield `${foot(hash.digest('hex'))}\n`
  }
  try {
    await pipeline(text, createGzip(), createWriteStream(half, { mode: 0o600 }))
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/**
 * Reads a dump's lines up to the one before the last, then checks by the last whether all of them were there. Throws at the end when not.
 */
export async function* readDump(file: string): AsyncGenerator<string, Foot> {
  const hash = createHash('sha256')
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
  let last: string | undefined
  for await (const line of lines) {
    if (last !== undefined) {
      hash.update(`${last}\n`)
      yield last
    }
    last = line
  }
  const foot = last === undefined ? undefined : footOf(last)
  if (foot?.sha256 !== hash.digest('hex')) throw new Error('The file is not whole: it breaks off, or was changed.')
  return foot
}

function footOf(line: string): Foot | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'rows' in value && 'sha256' in value
      ? (value as Foot)
      : undefined
  } catch {
    return undefined
  }
}
