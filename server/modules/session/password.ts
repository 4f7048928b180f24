import { hash, verify } from '@node-rs/argon2'
import type { Deps } from '../../deps'

/** The least that OWASP recommends, about 10 ms. Source: reference measurements of the server (argon2id, m=19456 t=2 p=1). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing shares the process's few worker threads with the disk and with names, so only so many run or wait at once. */
const atOnce = 2
const waitingAtMost = 50

/** A founder password: 16 digits. Source: specification §5. */
export const isFounderPassword = (text: string): boolean => /^\d{16}$/.test(text)

/** Makes the argon2id hash of a founder password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Lets a few tasks run at once and a bounded number wait; more are turned away. */
export class Gate {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    readonly atOnce: number,
    readonly waitingAtMost: number,
  ) {}

  /** The task's outcome, or 'full' without having started it. */
  async run<T>(task: () => Promise<T>): Promise<T | 'full'> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.waitingAtMost) return 'full'
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running++
    }
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

/** A management password: 6 to 20 letters or digits, so never taken for a founder password of 16 digits. Our decision: docs/decisions/0070-accounts.md */
export const isManagePassword = (text: string): boolean => /^[0-9a-zA-Z]{6,20}$/.test(text) && !isFounderPassword(text)

/** Checks passwords of blocks, always at the same cost: an unknown block is checked against a hash that nothing fits. */
export interface PasswordChecker {
  readonly gate: Gate
  isRight(hash: string | null, password: string, isWellFormed?: (text: string) => boolean): Promise<boolean>
}

export function passwordChecker(deps: Deps): PasswordChecker {
  let dummy: Promise<string> | undefined
  return {
    gate: new Gate(atOnce, waitingAtMost),
    isRight: async (known, sent, isWellFormed = isFounderPassword) => {
      dummy ??= hashPassword(deps.random.bytes(16).toString('hex'))
      const password = sent.replace(/\s/g, '')
      const canBeRight = known !== null && isWellFormed(password)
      const isEqual = await verify(canBeRight ? known : await dummy, password.slice(0, 256))
      return canBeRight && isEqual
    },
  }
}
