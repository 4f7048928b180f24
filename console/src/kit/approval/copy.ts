import type { ApprovalView } from '@contract/endpoints/console/approvals'

type Way = ApprovalView['acts'][number]

export const wayTexts: Readonly<Record<Way, string>> = {
  approve: '输入动态码并同意',
  refuse: '不同意',
  withdraw: '撤回',
}

/** What is asked once more before it runs. */
export const sureTexts: Readonly<Record<Way, (kind: string) => string>> = {
  approve: (kind) => `同意并立即执行：${kind}`,
  refuse: (kind) => `不同意，什么也不执行：${kind}`,
  withdraw: (kind) => `撤回，什么也不执行：${kind}`,
}

export const copy = {
  decided: (name: string, act: string, words: string) =>
    words === '' ? `已由${name}${act}` : `已由${name}${act}：${words}`,
  opinion: '意见，写进审计',
  hint: '同意后立即执行，不能撤回',
  noRight: '这一项不归你复核',
  lapse: '过期作废',
} as const
