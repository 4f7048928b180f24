/** How many tasks may run and wait, in all and per caller. */
export interface Room {
  readonly together: number
  readonly waiting: number
  readonly waitingEach: number
}

/**
 * Lets a few tasks run at once and a limited number wait. Callers take turns, so that somebody with many tasks delays only themselves. When
 * all places are taken, the caller with the most of them gives one up to a caller with fewer.
 */
export class Turns {
  #running = 0
  #waiting = 0
  /** Queues by caller, in the order of their turns. */
  readonly #queues = new Map<string, ((isTurn: boolean) => void)[]>()

  constructor(private readonly room: Room) {}

  /** The task's outcome, or 'full' without having started it. */
  async run<T>(asker: string, task: () => Promise<T>): Promise<T | 'full'> {
    if (!(await this.#turn(asker))) return 'full'
    try {
      return await task()
    } finally {
      this.#next()
    }
  }

  #turn(asker: string): Promise<boolean> {
    if (this.#running < this.room.together) {
      this.#running++
      return Promise.resolve(true)
    }
    const own = this.#queues.get(asker)?.length ?? 0
    if (own >= this.room.waitingEach) return Promise.resolve(false)
    if (this.#waiting >= this.room.waiting && !this.#giveUpOne(own + 1)) return Promise.resolve(false)
    this.#waiting++
    return new Promise((resolve) => {
      const queue = this.#queues.get(asker) ?? []
      queue.push(resolve)
      this.#queues.set(asker, queue)
    })
  }

  /** Turns away the last task of the longest queue, if that queue then still has at least as many tasks as the newcomer's. */
  #giveUpOne(newcomers: number): boolean {
    let longest: [string, ((isTurn: boolean) => void)[]] | undefined
    for (const entry of this.#queues) if (entry[1].length > (longest?.[1].length ?? newcomers)) longest = entry
    if (!longest) return false
    this.#waiting--
    longest[1].pop()?.(false)
    return true
  }

  #next(): void {
    const first = this.#queues.entries().next()
    if (first.done) {
      this.#running--
      return
    }
    const [asker, queue] = first.value
    this.#queues.delete(asker)
    const turn = queue.shift()
    if (queue.length > 0) this.#queues.set(asker, queue)
    this.#waiting--
    turn?.(true)
  }
}
