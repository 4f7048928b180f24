import { loginTexts } from '../login/problem'

/** What is said of a founder password that is asked for again, and of a new password typed twice. Source: domain model §3 (passwords). */
export const passwordWords = {
  missingFounder: loginTexts.password,
  different: '两次输入不一致',
  wrongFounder: (left: number | null) => (left === null ? '创始密码有误' : `创始密码有误，还可尝试 ${left} 次`),
  locked: (until: string) => `尝试次数过多，请于 ${until} 后再试`,
} as const
