import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { DisputeCaseDetail } from '@contract/endpoints/disputes'
import { keyOf } from '@/lib/api/list-call'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { canLoadMore } from '@/lib/remote/list'
import { useOnShow } from '@/platform/page/use-on-show'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { caseSteps } from '../case-steps'
import { blockCopy } from '../dispute-copy'
import { deliveryText } from '../delivery'
import { messageList } from '../message-atoms'
import { messageCopy } from '../message-copy'
import { quantityText } from '../quantity-text'
import { DisputeFacts } from './dispute-block'
import styles from './order-blocks.module.scss'
import { OrderParties } from './order-parties'
import { Progress } from './order-progress'
import { Said } from './said'

interface CaseProps {
  readonly of: DisputeCaseDetail
}

/** All that somebody needs to know who decides a dispute: the trade, both sides' words and pictures, what happened, the messages. */
export function CaseFacts({ of }: CaseProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const note = (
    <>
      <View>{`${yuanText(of.price)} × ${quantityText(of)}`}</View>
      <View>{deliveryText(of)}</View>
    </>
  )
  return (
    <>
      <Section card>
        <OrderParties order={of} />
        <GoodsLine title={of.title} thumb={toUrl(of.thumb)} note={note} />
      </Section>
      <Section card>
        <SectionHead title={blockCopy.dispute.title} />
        <View className={cx(styles.body)}>
          <DisputeFacts dispute={of.dispute} />
        </View>
      </Section>
      <Progress steps={caseSteps(of)} />
      <CaseMessages of={of} />
    </>
  )
}

/** What the two wrote to each other, oldest first; who decides only reads. Source: domain model §3.21 (part of the case). */
function CaseMessages({ of }: CaseProps) {
  const query = { id: of.orderId }
  const known = useAtomValue(messageList.stateAtom)
  const refresh = useSetAtom(messageList.refreshAtom)
  const more = useSetAtom(messageList.moreAtom)
  useOnShow(`messages ${of.orderId}`, () => void refresh(query))
  const shown = known.key === keyOf(query) ? known.shown : undefined
  const rows = [...(shown?.rows ?? [])].reverse()
  return (
    <Section card>
      <SectionHead title={messageCopy.title} />
      <View className={cx(styles.body)}>
        {shown && canLoadMore(known) && (
          <Button kind='text' small onPress={() => void more()}>
            {messageCopy.older}
          </Button>
        )}
        {shown && rows.length === 0 && <View className={cx(styles.head)}>{messageCopy.none}</View>}
        {rows.map(({ msgId, by, at, text, images }) => (
          <Said key={msgId} who={`${blockCopy.side(by)} ${of[by].blockNo}`} at={at} text={text} images={images} />
        ))}
        {known.tag === 'error' && <Note tone='error'>{callErrorText(known.error)}</Note>}
      </View>
    </Section>
  )
}
