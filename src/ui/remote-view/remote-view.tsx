import type { ReactNode } from 'react'
import type { Remote } from '@/lib/remote/remote'
import { Skeleton } from '../skeleton/skeleton'
import { EmptyState } from '../empty-state/empty-state'

/** Words for a failure: what happened and whether the money is safe; a number to quote. */
export interface FailureWords {
  readonly text: string
  readonly code?: string
}

export interface RemoteViewProps<T, E> {
  readonly of: Remote<T, E>
  readonly onRetry: () => void
  /** While loading; rows after 800 ms by default. */
  readonly skeleton?: ReactNode
  /** When there is nothing; 暂无相关数据 by default. */
  readonly empty?: ReactNode
  readonly failure?: (error: E) => FailureWords
  readonly children: (value: T) => ReactNode
}

/** Chooses between loading, empty, failed with retry, and ready. */
export function RemoteView<T, E>({ of, onRetry, skeleton, empty, failure, children }: RemoteViewProps<T, E>) {
  switch (of.tag) {
    case 'idle':
    case 'loading':
      return skeleton ?? <Skeleton />
    case 'empty':
      return empty ?? <EmptyState kind='empty' />
    case 'failed':
      return <EmptyState kind='failed' action={{ text: '重试', onPress: onRetry }} {...failure?.(of.error)} />
    case 'ready':
      return children(of.value)
  }
}
