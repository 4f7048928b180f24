import type { ReactNode } from 'react'
import { useWriteGate } from '@/lib/market/write-gate'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Screen } from '@/ui/screen/screen'
import { publishCopy } from '../copy'

export interface NotYetProps {
  readonly title: string
  /** Popups of the page. */
  readonly children?: ReactNode
}

/** What a guest sees in place of a form, and who has no block: nobody fills in what cannot be published. */
export function NotYet({ title, children }: NotYetProps) {
  const gate = useWriteGate(publishCopy)
  return (
    <Screen title={title}>
      {gate && <EmptyState kind='empty' {...gate} />}
      {children}
    </Screen>
  )
}
