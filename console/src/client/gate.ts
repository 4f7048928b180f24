/** Why a call waits for its person: the session was left unused, the step asks for a fresh code, or the session is over. */
export type Why = 'idle' | 'fresh' | 'over'

type Ask = (why: Why) => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** The dialog over the page takes the questions; what it returns takes it away. */
export function answerWith(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/** Whether the person proved to be there. Calls that ask at the same time share one dialog. */
export function proved(why: Why): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  asking ??= ask(why).finally(() => {
    asking = undefined
  })
  return asking
}
