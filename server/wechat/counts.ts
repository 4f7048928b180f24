import { Counter } from 'prom-client'

/** `renewed`: the token was over, and the call was made once more. The others are how a call ended. */
export type CallOutcome = 'done' | 'later' | 'refused' | 'renewed'

/** For Prometheus; see `/metrics`. */
export const wechatCounter = new Counter({
  name: 'menpai_wechat_total',
  help: 'Calls of WeChat’s services, by path and outcome',
  labelNames: ['path', 'outcome'] as const,
  registers: [],
})

export const countCall = (path: string, outcome: CallOutcome): void => wechatCounter.inc({ path, outcome })
