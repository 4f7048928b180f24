/** The most calls to servers at once, uploads and downloads included; the others wait. Source: the vendor's guide, 网络 / 使用限制. */
const lines = 10

let busy = 0
const waiting: (() => void)[] = []

/** Does something that needs a connection, when one is free. */
export async function onLine<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= lines) await new Promise<void>((free) => waiting.push(free))
  else busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) busy -= 1
    else next()
  }
}
