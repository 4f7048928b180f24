import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { BlockView } from '@contract/endpoints/people/block'
import { clockText } from '@contract/moments'
import { momentText } from '@/lib/format/moments'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { lazy } from '@/lib/lazy/lazy'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import type { PlateLook } from '@/ui/plate/plate'
import { Plate } from '@/ui/plate/plate'
import { Screen } from '@/ui/screen/screen'
import { Pair } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { editBlockAtom, isEditingAtom } from '../atoms'
import { backCopy, backWish, blockCopy, saidCopy } from '../copy'
import { BlockFacts } from './block-facts'
import styles from './block-screen.module.scss'

const SetSheet = lazy(() => import(/* webpackChunkName: "block" */ './set-sheet').then(({ SetSheet }) => SetSheet))
const SaidSheet = lazy(() => import(/* webpackChunkName: "block" */ './said-sheet').then(({ SaidSheet }) => SaidSheet))

export interface BlockScreenProps {
  readonly block: BlockView
  readonly onReload: () => Promise<unknown>
  /** Of one of nobody: whether the city sells it, and the way to what is for sale. */
  readonly selling: { readonly text: string; readonly onLook: () => void } | undefined
  /** At the right end of the bar. */
  readonly navEnd?: ReactNode
  /** Popups of the page. */
  readonly children?: ReactNode
}

type Showing =
  { readonly tag: 'nothing' | 'set' | 'back' | 'say' } | { readonly tag: 'failed'; readonly failure: Failure }

/** The own block, or one of nobody: what it holds and says, its offer, and what the owner changes of it. Source: domain model §3.1. */
export function BlockScreen({ block, onReload, selling, navEnd, children }: BlockScreenProps) {
  const edit = useSetAtom(editBlockAtom)
  const [showing, setShowing] = useState<Showing>({ tag: 'nothing' })
  const hide = () => setShowing({ tag: 'nothing' })
  const takeBack = async () => {
    hide()
    const result = await edit(block, { transfer: null })
    if (result?.ok) showToast(blockCopy.taken)
    else if (result) {
      const failure = failureOf(result.error, backWish)
      if (failure) setShowing({ tag: 'failed', failure })
      if (result.error.kind === 'refused') void onReload()
    }
  }
  const { mine, transfer } = block
  const bar = mine ? (
    <Bar block={block} onSet={() => setShowing({ tag: 'set' })} onBack={() => setShowing({ tag: 'back' })} />
  ) : (
    selling && (
      <BottomBar>
        <Button kind='secondary' onPress={selling.onLook}>
          {blockCopy.look}
        </Button>
      </BottomBar>
    )
  )
  return (
    <Screen
      title={mine ? blockCopy.title : blockCopy.otherTitle}
      navEnd={navEnd}
      onRefresh={onReload}
      {...(bar && { footer: bar })}
    >
      <BlockFacts block={block} head={<BlockPlate block={block} />}>
        <Pair name={blockCopy.owner}>{block.owner ? block.owner.nickName : blockCopy.nobody}</Pair>
        {selling && <Pair name={blockCopy.selling}>{selling.text}</Pair>}
      </BlockFacts>
      {block.acts.includes('edit') && <Cell title={saidCopy.edit} onPress={() => setShowing({ tag: 'say' })} />}
      {mine && transfer !== null && <Note>{blockCopy.effect}</Note>}
      {showing.tag === 'set' && <SetSheet block={block} onClose={hide} onMissing={hide} />}
      {showing.tag === 'say' && <SaidSheet block={block} onClose={hide} onMissing={hide} onReload={onReload} />}
      {showing.tag === 'back' && (
        <MessageBox
          type='confirm'
          title={backCopy.title}
          content={backCopy.content}
          confirmText={backCopy.confirm}
          cancelText={backCopy.cancel}
          onEvent={(event) => (event === 'confirm' ? void takeBack() : hide())}
        />
      )}
      {showing.tag === 'failed' && (
        <FailureBox failure={showing.failure} onHide={hide} steps={{ retry: () => void takeBack() }} />
      )}
      {children}
    </Screen>
  )
}

interface BarProps {
  readonly block: BlockView
  readonly onSet: () => void
  readonly onBack: () => void
}

function whyNot({ acts, running, state, restsUntil = 0, reservedUntil }: BlockView, nowMs: number): string | undefined {
  if (acts.includes('transfer'))
    return restsUntil > nowMs ? blockCopy.whyNot.rests(momentText(restsUntil, nowMs)) : undefined
  if (state === 'reserved')
    return reservedUntil === undefined
      ? blockCopy.whyNot.reserved
      : blockCopy.whyNot.reservedTo(clockText(reservedUntil))
  return state === 'frozen' ? blockCopy.whyNot.frozen : blockCopy.whyNot.running(running)
}

function Bar({ block, onSet, onBack }: BarProps) {
  const isBusy = useAtomValue(isEditingAtom)
  const { now } = useAtomValue(serverClockAtom)
  return (
    <BottomBar>
      {block.acts.includes('takeBack') ? (
        <Button kind='secondary' loading={isBusy ? blockCopy.takingBack : undefined} onPress={onBack}>
          {blockCopy.takeBack}
        </Button>
      ) : (
        <Button kind='secondary' disabled={whyNot(block, now())} onPress={onSet}>
          {blockCopy.set}
        </Button>
      )}
    </BottomBar>
  )
}

const looks: Readonly<Record<Exclude<BlockView['state'], 'held'>, PlateLook>> = {
  unsold: 'unsold',
  transfer: 'transfer',
  reserved: 'reserved',
  frozen: 'frozen',
}

function BlockPlate({ block: { blockNo, state, mine } }: Pick<BlockScreenProps, 'block'>) {
  const look = state === 'held' ? (mine ? 'mine' : 'other') : looks[state]
  return (
    <View className={cx(styles.plate)}>
      <Plate no={blockNo} size='l' look={look} />
    </View>
  )
}
