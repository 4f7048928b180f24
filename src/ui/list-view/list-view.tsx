import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { List } from '@/lib/remote/list'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { ListFoot } from '../list-foot/list-foot'
import { Note } from '../note/note'
import type { FailureWords } from '../remote-view/remote-view'
import { Skeleton } from '../skeleton/skeleton'
import { EmptyState } from '../empty-state/empty-state'
import type { ListPart } from './parts'
import { Parts } from './parts'
import { useMoreInTime } from './use-more-in-time'
import styles from './list-view.module.scss'

export interface ListViewProps<Row, Extra> {
  readonly of: List<Row, CallError, Extra>
  /** Tries the failed request again: the start or the next page. */
  readonly onRetry: () => void
  readonly onMore: () => void
  /** Draws the rows of one part. `before` is the row above them, for those that stand under one head. */
  readonly children: (part: ListPart<Row, Extra>) => ReactNode
  /** Called for each part that comes near the screen, so that a very long list can drop the others. */
  readonly onNear?: ((no: number, isNear: boolean) => void) | undefined
  /** Shown while nothing is known; by default skeleton rows after 800 ms. */
  readonly skeleton?: ReactNode
  /** When there is nothing; 暂无相关数据 by default. */
  readonly empty?: ReactNode
  /** Clears the filter; offered when a filter is set and nothing matches. */
  readonly filter?: { readonly text?: string; readonly onClear: () => void } | undefined
  readonly failure?: (error: CallError) => FailureWords
  /** Under the last row: 11 月共 7 条，到底了. Too few rows to say so: `null`. */
  readonly end?: ReactNode
}

const wordsOf = (error: CallError): FailureWords => ({ text: callErrorText(error) })

/**
 * A list in every state: loading, empty, no match, failed, or rows with a foot. Rows and foot have an element each, so that a new page of
 * rows does not send the old ones to the screen again.
 */
export function ListView<Row, Extra>(props: ListViewProps<Row, Extra>) {
  const { of: list, onRetry, onMore, children, failure = wordsOf } = props
  const { shown } = list
  if (!shown) {
    if (list.tag !== 'error') return props.skeleton ?? <Skeleton />
    return <EmptyState kind='failed' action={{ text: '重试', onPress: onRetry }} {...failure(list.error)} />
  }
  const isOld = list.tag === 'error' && list.of === 'refresh'
  return (
    <>
      <View>
        {isOld && (
          <View className={cx(styles.old)}>
            <Note tone='warning' icon='offline' action={{ text: '重试', onPress: onRetry }}>
              {`${failure(list.error).text}，下面是之前的内容`}
            </Note>
          </View>
        )}
      </View>
      {shown.parts.some(({ rows }) => rows?.length !== 0) ? (
        <>
          <View>
            <Parts key={list.key} shown={shown} draw={children} onNear={props.onNear} />
          </View>
          <Foot list={list} end={props.end} onMore={onMore} />
        </>
      ) : (
        <Nothing filter={props.filter} empty={props.empty} />
      )}
    </>
  )
}

function Nothing<Row, Extra>({ filter, empty }: Pick<ListViewProps<Row, Extra>, 'filter' | 'empty'>) {
  if (!filter) return empty ?? <EmptyState kind='empty' />
  return <EmptyState kind='no-result' action={{ text: '清除筛选', onPress: filter.onClear }} text={filter.text} />
}

interface FootProps<Row, Extra> {
  readonly list: List<Row, CallError, Extra>
  readonly end: ReactNode
  readonly onMore: () => void
}

function footState<Row, Extra>(list: List<Row, CallError, Extra>) {
  if (list.tag === 'loading') return 'loading'
  if (list.tag === 'error' && list.of === 'more') return 'error'
  return list.shown?.cursor === undefined ? 'end' : 'more'
}

function Foot<Row, Extra>({ list, end, onMore }: FootProps<Row, Extra>) {
  const state = footState(list)
  const id = useDomId('foot')
  useMoreInTime(id, state === 'more' && list.tag === 'idle', onMore)
  const isSaid = state !== 'end' || end !== null
  return <View id={id}>{isSaid && <ListFoot state={state} onMore={onMore} end={end} />}</View>
}
