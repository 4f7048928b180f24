import type { ShellToLogic } from '../protocol'

/** The logic layer. */
export const worker = new Worker('/__host/logic.js')

export const toLogic = (message: ShellToLogic, transfer: Transferable[] = []): void =>
  worker.postMessage(message, transfer)
