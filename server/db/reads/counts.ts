import { Counter } from 'prom-client'

/** Why a read did not go to the replica: it lacks what was committed, it failed, or it is left alone for a while after one of both. */
export type Because = 'behind' | 'failed' | 'resting'

/** For Prometheus; see `/metrics`. */
export const readCounter = new Counter({
  name: 'menpai_reads_total',
  help: 'Reads that may go to the replica, by where they went, and why not to the replica',
  labelNames: ['from', 'because'] as const,
  registers: [],
})

export const countRead = (because?: Because): void =>
  readCounter.inc(because === undefined ? { from: 'replica' } : { from: 'primary', because })
