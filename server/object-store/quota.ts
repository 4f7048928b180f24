import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { dayStart } from '@contract/hours'
import type { Clock } from '../deps'
import { StoreFault } from './fault'
import type { Policy } from './token'
import { ownerOf } from './token'

/** What one user may send in a day: hundreds of a phone's photographs. */
export const dayLimitBytes = 600 * 1024 * 1024

/** A file counts as at least so many bytes, so that the day's limit is one of files too: about a thousand. */
const leastBytes = 600 * 1024

/** Counts what each user sent today, in a file of the store's own: a line for each file or part, so that processes need no agreement. */
export class Quota {
  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
    private readonly limitBytes = dayLimitBytes,
  ) {}

  private fileOf(policy: Policy): string {
    return path.join(this.folder, String(dayStart(this.clock.now())), ownerOf(policy))
  }

  /** Throws 429 for a user whose day is full. */
  async check(policy: Policy): Promise<void> {
    const written = await readFile(this.fileOf(policy), 'utf8').catch(() => '')
    const sum = written.split('\n').reduce((bytes, line) => bytes + Number(line), 0)
    if (sum >= this.limitBytes) throw new StoreFault(429, 'too many uploads today')
  }

  async spend(policy: Policy, bytes: number): Promise<void> {
    const file = this.fileOf(policy)
    await mkdir(path.dirname(file), { recursive: true })
    await appendFile(file, `${Math.max(bytes, leastBytes)}\n`)
  }
}
