import type { Bag, ViewToLogic } from '../protocol'

let port: MessagePort | undefined
let questions = 0
const waiting = new Map<number, (detail: Bag) => void>()

export const connect = (to: MessagePort): void => {
  port = to
}

export const toLogic = (message: ViewToLogic, transfer: Transferable[] = []): void =>
  port?.postMessage(message, transfer)

/** Asks what a button's `open-type` gives; answered by the page or by a test's mock. */
export function askOpenType(type: string, target: Bag): Promise<Bag> {
  questions += 1
  const id = questions
  toLogic({ kind: 'openType', id, type, target })
  return new Promise((resolve) => waiting.set(id, resolve))
}

export function takeOpenTypeAnswer(id: number, detail: Bag): void {
  waiting.get(id)?.(detail)
  waiting.delete(id)
}
