import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AreaNotice } from '@contract/endpoints/city/notices'
import type { ListOnPage } from '@/lib/api/use-list'
import { momentText } from '@/lib/format/moments'
import { useServerNow } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { ListView } from '@/ui/list-view/list-view'
import { MessageBox } from '@/ui/message-box/message-box'
import { Section } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tag } from '@/ui/tag/tag'
import { showToast } from '@/ui/toast/toast'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { takeBackAtom } from '../area-notice-atoms'
import { areaNoticeCopy as words } from '../area-notice-copy'
import styles from './told-list.module.scss'

export interface AreaNoticeListProps {
  readonly told: ListOnPage<AreaNotice, unknown>
  readonly onEdit: (notice: AreaNotice) => void
}

/** Notices to the area, with how many have read them; each can be changed and, after a question, taken back. */
export function AreaNoticeList({ told, onEdit }: AreaNoticeListProps) {
  const takeBack = useSetAtom(takeBackAtom)
  const [leaving, setLeaving] = useState<AreaNotice>()
  const end = async (notice: AreaNotice) => {
    if (await takeBack(notice)) showToast(words.withdrawn)
  }
  return (
    <>
      <ListView
        of={told.list}
        onRetry={told.retry}
        onMore={told.more}
        skeleton={<Skeleton look='record' />}
        empty={<EmptyState kind='empty' text={words.none} />}
        end={told.list.shown && words.end(told.list.shown.total)}
      >
        {({ rows }) =>
          rows.map((notice) => (
            <Card
              key={notice.areaNoticeId}
              notice={notice}
              onEdit={() => onEdit(notice)}
              onWithdraw={() => setLeaving(notice)}
            />
          ))
        }
      </ListView>
      {leaving && (
        <MessageBox
          type='confirm'
          title={words.withdrawTitle(leaving.title)}
          content={words.withdrawQuestion(leaving.readers)}
          confirmText={words.withdraw}
          onEvent={(event) => {
            setLeaving(undefined)
            if (event === 'confirm') void end(leaving)
          }}
        />
      )}
    </>
  )
}

interface CardProps {
  readonly notice: AreaNotice
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

function Card({ notice: { title, popup, attachment, at, read, readers }, onEdit, onWithdraw }: CardProps) {
  const now = useServerNow(60_000)
  return (
    <Section card>
      <View className={cx(styles.card)}>
        <View className={cx(styles.title)}>{title}</View>
        <View className={cx(styles.facts)}>
          {popup && <Tag tone='primary'>{words.popup}</Tag>}
          {attachment !== '' && <Tag>{words.attached}</Tag>}
          <View>{momentText(at, now)}</View>
          {readers > 0 && <View>{words.reads(read, readers)}</View>}
        </View>
        <View className={cx(styles.acts)}>
          <Button small kind='secondary' label={words.withdrawLabel(title)} onPress={onWithdraw}>
            {words.withdraw}
          </Button>
          <Button small kind='secondary' label={words.editLabel(title)} onPress={onEdit}>
            {words.edit}
          </Button>
        </View>
      </View>
    </Section>
  )
}
