import pg from 'pg'

/** The texts sent to the database, in order: each one is a round trip. */
export interface Heard {
  /** Texts since the last time. */
  take(): readonly string[]
  stop(): void
}

const textOf = (asked: unknown): string => {
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : asked
  return String(text)
}

/** Records what the driver sends for this process, including begin and commit. */
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
