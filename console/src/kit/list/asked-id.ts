import type { ApprovalKind } from '@contract/console/approval-kinds'
import { approvalKinds } from '@contract/console/approval-kinds'
import type { ApprovalView } from '@contract/endpoints/console/approvals'

/** An ask by what it is about: nothing else of its kind waits about the same thing. */
export const askedId = ({ kind, refId }: Pick<ApprovalView, 'kind' | 'refId'>): string => `${kind}-${refId}`

/** How a list is asked for the one that an address names: by its own number, or by what it is about. */
export type AskNamed = { readonly approvalId: number } | { readonly kind: ApprovalKind; readonly refId: number }

/** Undefined: the address names none. */
export function askNamed(id: string): AskNamed | undefined {
  if (/^\d{1,15}$/.test(id)) return { approvalId: Number(id) }
  const [, word = '', refId = ''] = /^([a-zA-Z]+)-(\d{1,15})$/.exec(id) ?? []
  const kind = (Object.keys(approvalKinds) as ApprovalKind[]).find((one) => one === word)
  return kind && { kind, refId: Number(refId) }
}
