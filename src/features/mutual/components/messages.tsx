import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { refreshMs, useMessages } from '@/lib/messages/use-messages'
import { messageWords } from '@/lib/messages/words'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { MessageList } from '@/parts/messages/message-list'
import { LazyWriteMessage } from '@/parts/messages/lazy-write-message'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { messageCopy } from '../copy'
import { postMessages } from '../message-atoms'
import { chosenOf } from '../rules/turn'

/** Private words of the two who matched; nobody else sees that there are any. Source: community §6 (private words). */
export function Messages({ post }: { readonly post: MutualInfo }) {
  const chosen = chosenOf(post)
  const isOneOfTwo = post.isMine || chosen?.isMine === true
  if (!chosen || !isOneOfTwo || post.state === 'removed') return null
  return <Thread post={post} otherNo={post.isMine ? chosen.blockNo : post.blockNo} />
}

function Thread({ post: { mutualId, state }, otherNo }: { readonly post: MutualInfo; readonly otherNo: number }) {
  const messages = useMessages(postMessages, mutualId)
  const [asked, ask] = useState(0)
  const [isMissing, setMissing] = useState(false)
  useWhileShown(refreshMs, messages.lookAgain)
  const mayWrite = state === 'matched' || state === 'done'
  return (
    <Section>
      <SectionHead title={messageCopy.title(otherNo)} end={messageCopy.note} />
      <MessageList of={messages} whoOf={({ mine }) => (mine ? messageCopy.you : String(otherNo))}>
        {mayWrite && isMissing && (
          <Note action={{ text: messageWords.retry, onPress: () => setMissing(false) }}>{messageWords.missing}</Note>
        )}
        {mayWrite && !isMissing && (
          <LazyWriteMessage
            to={postMessages}
            about={mutualId}
            draft={`mutualWord${mutualId}`}
            id='mutual-write'
            asked={asked}
            onAsk={ask}
            onMissing={() => setMissing(true)}
          />
        )}
      </MessageList>
    </Section>
  )
}
