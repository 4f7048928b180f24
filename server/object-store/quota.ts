import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { dayStart } from '@contract/hours'
import type { Clock } from '../deps'
import { StoreError } from './error'
import type { Policy } from './token'
import { ownerOf } from './token'

/** What one user may send in a day: hundreds of a phone's photographs. */
export const dayLimitBytes = 600 * 1024 * 1024

/** A file counts as at least this many bytes, so that the day's limit also limits the number of files, to about a thousand. */
const leastBytes = 600 * 1024

/** Counts what each user sent today, in a file with one line for each upload or part, so that processes can append without a lock. */
export class Quota {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
    private readonly limitBytes = dayLimitBytes,
  ) {}

  private fileOf(policy: Policy): string {
    return path.join(this.folder, String(dayStart(this.clock.now())), ownerOf(policy))
  }

  /**
   * Counts bytes before they arrive, so that parallel uploads count each other. Throws 429 when the user's day is full. Returns a function
   * that corrects the count to the bytes that really came.
   */
  async spend(policy: Policy, bytes: number): Promise<(came: number) => Promise<void>> {
    const file = this.fileOf(policy)
    const mark = randomUUID()
    const counted = Math.max(bytes, leastBytes)
    const add = (sum: number) => appendFile(file, `${sum} ${mark}\n`)
    const full = new StoreError(429, 'too many uploads today')
    if ((await sumBefore(file, mark)) >= this.limitBytes) throw full
    await mkdir(path.dirname(file), { recursive: true })
    await add(counted)
    if ((await sumBefore(file, mark)) >= this.limitBytes) {
      await add(-counted)
      throw full
    }
    return (came) => add(Math.max(came, leastBytes) - counted)
  }
}

/** The sum of bytes in the lines before the first one with this mark. */
async function sumBefore(file: string, mark: string): Promise<number> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  const own = lines.findIndex((line) => line.endsWith(mark))
  return lines.slice(0, own < 0 ? lines.length : own).reduce((sum, line) => sum + parseInt(line, 10), 0)
}
