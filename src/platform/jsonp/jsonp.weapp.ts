import type { SendJsonp } from './types'

/** A mini-program runs no code from elsewhere. */
export const sendJsonp: SendJsonp = () => Promise.resolve({ kind: 'unsupported' })
