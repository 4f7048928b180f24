import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { CallError } from '../http/errors'

const prefixes = [...'0123456789abcdef']

/** Reads the published ballots whose marks begin with a hexadecimal digit. */
export type ReadUnder<Ballot> = (prefix: string) => Promise<Result<readonly Ballot[], CallError>>

/**
 * Reads all published ballots of a vote or an election, so that nobody learns which one is looked for. `onRead`: how many of the sixteen
 * parts are there.
 */
export async function readBallots<Ballot>(
  read: ReadUnder<Ballot>,
  onRead: (parts: number) => void,
): Promise<Result<readonly Ballot[], CallError>> {
  const all: Ballot[] = []
  for (const [at, prefix] of prefixes.entries()) {
    const part = await read(prefix)
    if (!part.ok) return err(part.error)
    all.push(...part.value)
    onRead(at + 1)
  }
  return ok(all)
}
