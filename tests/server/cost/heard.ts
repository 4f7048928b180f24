import pg from 'pg'

/** What was sent to the database, each text in its turn: every one is a journey there and back. */
export interface Heard {
  /** Texts since the last time. */
  take(): readonly string[]
  stop(): void
}

const textOf = (asked: unknown): string => {
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : asked
  return String(text)
}

/** Hears what the driver sends for this process, begin and commit among it. */
export function hearStatements(): Heard {
  let texts: string[] = []
  const original: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof original !== 'function') throw new Error('the driver has changed')
  const spy = jest.spyOn(pg.Client.prototype, 'query')
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    texts.push(textOf(args[0]))
    return Reflect.apply(original, this, args) as never
  })
  return {
    take() {
      const taken = texts
      texts = []
      return taken
    },
    stop: () => spy.mockRestore(),
  }
}
