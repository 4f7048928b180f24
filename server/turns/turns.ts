/** How many tasks run, and how many may wait: of all together and of one asker. */
export interface Room {
  readonly atOnce: number
  readonly waiting: number
  readonly waitingEach: number
}

/**
 * Lets a few tasks run at once and a bounded number wait. Who waits gets turns by asker, one after the other, so that one who asks for
 * much keeps only himself waiting. Where all places are taken, the asker with the most of them gives one up to somebody with fewer.
 */
export class Turns {
  #running = 0
  #waiting = 0
  /** In the order of the turns. */
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
    if (this.#running < this.room.atOnce) {
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

  /** Turns the last one of the longest queue away, if that queue stays no shorter than the newcomer's will be. */
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
