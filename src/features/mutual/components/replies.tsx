import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MutualInfo, MutualReply } from '@contract/endpoints/community/mutual-view'
import { imageUrlAtom } from '@/lib/images/image-url'
import { useMomentText } from '@/lib/session/moment'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { MessageBox } from '@/ui/message-box/message-box'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { askCopy, infoCopy } from '../copy'
import type { Acting } from '../use-act'
import { useReplies } from '../use-replies'
import styles from './info.module.scss'
import { Record } from './post-head'
import { WriterFace, WriterPlate } from './who'
import who from './who.module.scss'

export interface RepliesProps {
  readonly post: MutualInfo
  readonly acting: Acting
}

/** Who replied, the chosen one first with what they said at the end; its author chooses here. Source: mockup 26-mutual-info. */
export function Replies({ post, acting }: RepliesProps) {
  const [asked, setAsked] = useState<MutualReply>()
  const { rows, isAsking, next } = useReplies(post)
  const mayChoose = post.acts.includes('choose')
  return (
    <Section>
      <SectionHead title={infoCopy.replies} count={post.replies} />
      {rows.length === 0 && <View className={cx(styles.none)}>{infoCopy.noReplies}</View>}
      {rows.map((reply) => (
        <Reply
          key={reply.replyId}
          reply={reply}
          post={post}
          onChoose={mayChoose && reply.state === 'open' ? () => setAsked(reply) : undefined}
        />
      ))}
      {next && (
        <View className={cx(styles.more)}>
          <Button kind='text' small onPress={next} loading={isAsking ? infoCopy.sending : undefined}>
            {infoCopy.moreReplies}
          </Button>
        </View>
      )}
      {asked && mayChoose && (
        <MessageBox
          type='confirm'
          title={infoCopy.chooseTitle(asked.blockNo)}
          content={infoCopy.chooseQuestion[post.kind](post.thanks)}
          confirmText={infoCopy.choose}
          cancelText={askCopy.keep}
          onEvent={(event) => {
            setAsked(undefined)
            if (event === 'confirm') acting.act({ act: 'choose', replyId: asked.replyId })
          }}
        />
      )}
    </Section>
  )
}

interface ReplyProps {
  readonly reply: MutualReply
  readonly post: MutualInfo
  readonly onChoose: (() => void) | undefined
}

function Reply({ reply, post, onChoose }: ReplyProps) {
  const moment = useMomentText()
  const isChosen = reply.state === 'chosen'
  return (
    <View className={cx(who.row, isChosen && styles.chosen)}>
      <WriterFace {...reply} />
      <View className={cx(who.body)}>
        <View className={cx(styles.by)}>
          <View className={cx(styles.name)}>{reply.nickName}</View>
          <WriterPlate {...reply} />
          {isChosen && <View className={cx(styles.mark)}>{infoCopy.chosen}</View>}
          {reply.isMine && <Tag tone='primary'>{infoCopy.own}</Tag>}
          <View className={cx(styles.when)}>{moment(reply.at)}</View>
        </View>
        <View className={cx(styles.text)}>{reply.content}</View>
        {post.kind === 'need' && <Record record={reply.record} />}
        {isChosen && <Finished post={post} />}
        {onChoose && (
          <Button
            small
            kind='secondary'
            className={styles.choose}
            label={infoCopy.chooseLabel(reply.blockNo)}
            onPress={onChoose}
          >
            {infoCopy.choose}
          </Button>
        )}
      </View>
    </View>
  )
}

/** What the helper said when it was done. */
function Finished({ post: { finished } }: Pick<ReplyProps, 'post'>) {
  const moment = useMomentText()
  const urlOf = useAtomValue(imageUrlAtom)
  if (!finished) return null
  return (
    <View className={cx(styles.finished)}>
      <View className={cx(styles.by)}>
        <Tag tone='success'>{infoCopy.finished}</Tag>
        <View className={cx(styles.when)}>{moment(finished.at)}</View>
      </View>
      {finished.text !== '' && <View className={cx(styles.text)}>{finished.text}</View>}
      {finished.thumbs !== '' && <ImageGrid bare label={infoCopy.pictures} value={finished.thumbs} urlOf={urlOf} />}
    </View>
  )
}
