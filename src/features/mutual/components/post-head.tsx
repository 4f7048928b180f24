import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { dateText } from '@/lib/format/moments'
import { imageUrlAtom } from '@/lib/images/image-url'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { copyText } from '@/platform/clipboard/clipboard'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { TurnPlate } from '@/ui/turn/turn-plate'
import { copy, infoCopy } from '../copy'
import { postTurn } from '../rules/turn'
import styles from './info.module.scss'
import { WriterPlate } from './who'

/** Whose turn it is, large. */
export function PostTurnPlate({ post, onEnd }: { readonly post: MutualInfo; readonly onEnd: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const { isMine, what, until, otherwise } = postTurn(post)
  return (
    <TurnPlate
      mine={isMine}
      what={what}
      {...(until !== undefined && {
        time: <Countdown deadlineMs={until} now={now} withSeconds onEnd={onEnd} />,
      })}
      {...(otherwise !== undefined && { otherwise })}
    />
  )
}

/** What is asked for or offered. Source: mockup 26-mutual-info. */
export function PostHead({ post }: { readonly post: MutualInfo }) {
  const { now } = useAtomValue(serverClockAtom)
  const moment = useMomentText()
  const urlOf = useAtomValue(imageUrlAtom)
  const { kind, state, title, content, thumbs, place, thanks, createdAt, record, pinUntil } = post
  return (
    <Section>
      <View className={cx(styles.head)}>
        <View className={cx(styles.title)}>{title}</View>
        {content !== '' && <View className={cx(styles.content)}>{content}</View>}
        {thumbs !== '' && <ImageGrid bare label={infoCopy.pictures} value={thumbs} urlOf={urlOf} />}
        <View className={cx(styles.facts)}>
          <WriterPlate {...post} />
          {place !== '' && <View>{place}</View>}
          {thanks > 0 && <View>{kind === 'need' ? infoCopy.promised(thanks) : infoCopy.asked(thanks)}</View>}
          <View>{infoCopy.published(dateText(createdAt, now()))}</View>
          {pinUntil !== null && state === 'open' && <View>{copy.pinned(moment(pinUntil))}</View>}
        </View>
        {kind === 'offer' && <Record record={record} />}
      </View>
      <Detail post={post} />
    </Section>
  )
}

/** How often somebody helped. Source: community §6 (public record). */
export const Record = ({ record: { helped, received } }: Pick<MutualInfo, 'record'>) =>
  helped > 0 && <View className={cx(styles.small)}>{infoCopy.record(helped, received)}</View>

/** The place that only the two read. */
function Detail({ post: { placeDetail } }: { readonly post: MutualInfo }) {
  if (placeDetail === null || placeDetail === '') return null
  const take = async () => showToast((await copyText(placeDetail)) ? infoCopy.placeCopied : infoCopy.copyFailed)
  return (
    <View className={cx(styles.detail)}>
      <View className={cx(styles.said)}>
        <View className={cx(styles.small)}>{infoCopy.place}</View>
        <View className={cx(styles.main)}>{placeDetail}</View>
        <View className={cx(styles.small)}>{infoCopy.placeNote}</View>
      </View>
      <Pressable className={cx(styles.link)} onPress={() => void take()}>
        {infoCopy.copyPlace}
      </Pressable>
    </View>
  )
}
