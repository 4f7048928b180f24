/** Makes a call as a guest, and resolves with its envelope. */
export type Ask = (kind: 'form' | 'json', path: string, text: string) => Promise<unknown>

interface Answered {
  readonly call: Parameters<Ask>
  readonly envelope: unknown
}

/** Calls and their envelopes. */
export type Said = ReadonlyMap<string, Answered>

const nameOf = (call: Parameters<Ask>): string => call.join(' ')

/** Remembers what a drawing asks for. What is `known` is not asked for again. */
export function listenTo(ask: Ask, known: Said = new Map()): { readonly ask: Ask; readonly said: Said } {
  const said = new Map<string, Answered>()
  const heard: Ask = async (...call) => {
    const name = nameOf(call)
    const found = known.get(name)
    const envelope = found ? found.envelope : await ask(...call)
    said.set(name, { call, envelope })
    return envelope
  }
  return { ask: heard, said }
}

/** Asks for all of it again. */
export async function askAgain(said: Said, ask: Ask): Promise<Said> {
  const again = listenTo(ask)
  await Promise.all([...said.values()].map(({ call }) => again.ask(...call)))
  return again.said
}

/** Each answer carries the moment it was given, which is no part of it. */
const contentOf = (envelope: unknown): string => JSON.stringify({ ...Object(envelope), time: 0 })

/** Whether the same calls were answered alike. */
export const saysTheSame = (before: Said, now: Said): boolean =>
  [...before].every(([name, { envelope }]) => contentOf(envelope) === contentOf(now.get(name)?.envelope))
