import { View } from '@tarojs/components'
import { useAtom, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { callErrorText } from '@/lib/http/errors'
import { wayBackAtom } from '@/lib/market/buy-block'
import { goToBoard } from '@/lib/routes/go'
import type { TextFile } from '@/platform/save-text/types'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { MessageBox } from '@/ui/message-box/message-box'
import { SaveSheet } from '@/ui/save-sheet/save-sheet'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import type { Handover } from '../atoms'
import { readFileAtom } from '../atoms'
import { enterCopy, fileCopy, handoverCopy as copy, sellerCopy } from '../copy'
import { usePassword } from '../use-password'
import { BuyerBody } from './buyer-body'
import styles from './handover.module.scss'
import { ObjectSheet } from './object-sheet'
import { SellerBody } from './seller-body'

export interface HandoverScreenProps {
  readonly handover: Handover
  /** The block that the reader acts as; 0 for none. */
  readonly acting: number
  readonly onReload: () => Promise<unknown>
  /** Acts as the block from now on, by its new password when that is still on the page. */
  readonly onEnter: (password: string | undefined) => Promise<unknown>
  readonly onFind: () => void
  readonly onOther: (orderId: number) => void
  readonly children?: ReactNode
}

/** One handover, as its buyer or its seller sees it. Source: community §8; mockups 29-handover, 29-handover-seller, 32-dark-handover. */
export function HandoverScreen({
  handover,
  acting,
  onReload,
  onEnter,
  onFind,
  onOther,
  children,
}: HandoverScreenProps) {
  const secret = usePassword(handover)
  const [isObjecting, setObjecting] = useState(false)
  const record = useRecord(handover.orderId)
  const { side, no, acts } = handover
  const bar =
    side === 'buyer' ? (
      <BuyerBar
        handover={handover}
        isActing={acting === handover.blockNo}
        password={secret.password}
        record={record}
        onEnter={onEnter}
      />
    ) : (
      acts.includes('object') && (
        <BottomBar>
          <Button kind='danger' onPress={() => setObjecting(true)}>
            {sellerCopy.object}
          </Button>
        </BottomBar>
      )
    )
  const reload = () => void onReload()
  return (
    <Screen
      title={copy.title}
      subtitle={copy.order(no)}
      {...(side === 'seller' && { plate: acting })}
      onRefresh={onReload}
      footer={bar}
    >
      {side === 'buyer' ? (
        <BuyerBody handover={handover} secret={secret} onFind={onFind} onOther={onOther} />
      ) : (
        <SellerBody handover={handover} secret={secret} onFind={onFind} onRecord={record.open} onEnd={reload} />
      )}
      {isObjecting && <ObjectSheet handover={handover} onClose={() => setObjecting(false)} onMoved={reload} />}
      {record.file && <SaveSheet file={record.file} words={fileCopy} onClose={record.close} />}
      {children}
    </Screen>
  )
}

/** The record of a handover, asked for by a tap. */
function useRecord(orderId: number) {
  const read = useSetAtom(readFileAtom)
  const [file, setFile] = useState<TextFile>()
  const { isBusy: isReading, run } = useOneAtATime()
  const load = async () => {
    const answer = await run(() => read(orderId))
    if (!answer) return
    if (answer.ok) setFile({ ...answer.value, mime: 'text/plain' })
    else showToast(callErrorText(answer.error))
  }
  return { file, isReading, open: () => void load(), close: () => setFile(undefined) }
}

interface BuyerBarProps {
  readonly handover: Handover
  readonly isActing: boolean
  readonly password: string | undefined
  readonly record: ReturnType<typeof useRecord>
  readonly onEnter: HandoverScreenProps['onEnter']
}

function BuyerBar({ handover, isActing, password, record, onEnter }: BuyerBarProps) {
  const { isBusy, run } = useOneAtATime()
  const [asked, ask] = useState<'enter' | 'leave'>()
  const [hasWayBack, goBackThere] = useAtom(wayBackAtom)
  const acts = { enter: () => void run(() => onEnter(password)), leave: hasWayBack ? goBackThere : goToBoard }
  // While the password is on the page, nothing leads away from it unasked.
  const begin = (act: keyof typeof acts) => (password === undefined ? acts[act]() : ask(act))
  const mayEnter = !isActing && (handover.state === 'held' || handover.state === 'done')
  const isPasswordNext = password !== undefined || handover.passwordState === 'waits'
  return (
    <BottomBar>
      <View className={cx(styles.acts)}>
        <Button
          kind='secondary'
          icon='download'
          className={styles.act}
          loading={record.isReading ? copy.reading : undefined}
          onPress={record.open}
        >
          {copy.record}
        </Button>
        {mayEnter && (
          <Button
            kind='secondary'
            className={styles.act}
            loading={isBusy ? copy.entering : undefined}
            onPress={() => begin('enter')}
          >
            {copy.toBlock(handover.blockNo)}
          </Button>
        )}
        {isActing && (
          <Button kind={isPasswordNext ? 'secondary' : 'primary'} className={styles.act} onPress={() => begin('leave')}>
            {hasWayBack ? copy.goOn : copy.toBoard}
          </Button>
        )}
      </View>
      {asked && (
        <MessageBox
          type='confirm'
          title={enterCopy.title}
          content={enterCopy[asked].content}
          confirmText={enterCopy[asked].confirm}
          cancelText={enterCopy.cancel}
          onEvent={(event) => {
            ask(undefined)
            if (event === 'confirm') acts[asked]()
          }}
        />
      )}
    </BottomBar>
  )
}
