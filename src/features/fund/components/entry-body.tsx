import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { secondsText } from '@contract/moments'
import { grouped } from '@contract/digits'
import { dayText, momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { thumbPaths } from '@/lib/images/image-url'
import { goInstead, goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { Note } from '@/ui/note/note'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { LedgerPlace } from '../atoms'
import { copy, entryCopy, kindNames } from '../copy'
import { hashText } from '../rules/hash'
import { useCheck } from '../use-check'
import type { AccountBox } from './account-pair'
import { AccountPair } from './account-pair'
import styles from './entry.module.scss'
import { VerdictNote } from './verdict-note'

/** One entry of a ledger: its two accounts, what it stands on, and its place in the chain. Source: mockup 24-fund-entry. */
export function EntryBody({ place }: { readonly place: LedgerPlace }) {
  const { entry } = place
  return (
    <>
      <Section>
        <View className={cx(styles.top)}>
          <View className={cx(styles.title)}>{entry.title}</View>
          <Yuan fen={entry.amount} size='hero' sign={entry.direction} />
          <Accounts place={place} />
        </View>
      </Section>
      <Facts place={place} />
      <Chain place={place} />
    </>
  )
}

function Accounts({ place: { entry, before, other } }: { readonly place: LedgerPlace }) {
  const isOut = entry.direction === 'out'
  const fund: AccountBox = {
    name: copy.title,
    lines: [
      { name: entryCopy.before, value: yuanText(before) },
      { name: entryCopy.after, value: yuanText(entry.after) },
    ],
  }
  const theirs: AccountBox = {
    name: other,
    lines: [
      { name: isOut ? entryCopy.arrived : entryCopy.left, value: yuanText(entry.amount) },
      { name: entryCopy.balance, value: entryCopy.hidden },
    ],
  }
  return <AccountPair from={isOut ? fund : theirs} to={isOut ? theirs : fund} />
}

/** An instant to the second: 11-19 07:15:00. */
const exactText = (atMs: number, nowMs: number) => `${momentText(atMs, nowMs)}${secondsText(atMs)}`

/** A link says where it leads by its own colour. */
const link = (text: string) => <View className={cx(styles.link)}>{text}</View>

/** What the reference of an entry leads to: an order to its parties, a shop to everybody. */
function refPage({ orderId, shopId }: LedgerPlace['entry']): (() => void) | undefined {
  if (orderId !== null) return () => goTo('order', { id: orderId })
  return shopId === null ? undefined : () => goTo('shopInfo', { id: shopId })
}

function Facts({ place: { entry, spend } }: { readonly place: LedgerPlace }) {
  const { now } = useAtomValue(serverClockAtom)
  const { ref, memo } = entry
  const open = refPage(entry)
  const isOfSpend = spend !== null
  return (
    <Section>
      <Cell title={entryCopy.at} value={exactText(entry.at, now())} />
      <Cell title={entryCopy.kind} value={kindNames[entry.kind]} />
      {memo !== '' && <Cell title={entryCopy.memo} value={memo} />}
      {!isOfSpend && ref !== '' && (
        <Cell title={entryCopy.ref} value={open ? link(ref) : ref} {...(open && { onPress: open })} />
      )}
      {isOfSpend && <Grounds spend={spend} />}
    </Section>
  )
}

function Grounds({ spend }: { readonly spend: FundSpend }) {
  const { voteId, voteNo, yesShare, no, spendId, proof } = spend
  const open = () => goTo('fundSpend', { id: spendId })
  const proofText =
    proof === null ? entryCopy.noProof : link(entryCopy.proofs(thumbPaths(proof.thumbs).length, dayText(proof.at)))
  return (
    <>
      <Cell
        title={entryCopy.grounds}
        value={link(entryCopy.vote(voteNo, yesShare))}
        onPress={() => goTo('vote', { id: voteId })}
      />
      <Cell title={entryCopy.spend} value={link(no)} onPress={open} />
      <Cell title={entryCopy.proof} value={proofText} {...(proof !== null && { onPress: open })} />
    </>
  )
}

function Chain({ place }: { readonly place: LedgerPlace }) {
  const { areaId, entry, previous, next } = place
  const { verdict, checked, isChecking, ask } = useCheck(areaId)
  // The server keeps a recount for a minute: this entry may be younger.
  const covers = checked !== undefined && checked.entries >= entry.entryNo
  return (
    <Section>
      <SectionHead
        title={entryCopy.chain}
        end={
          <Pressable className={cx(styles.check)} busy={isChecking || undefined} onPress={ask}>
            {isChecking ? copy.checking : copy.check}
          </Pressable>
        }
      />
      <View className={cx(styles.links)}>
        {previous && <Neighbour areaId={areaId} of={previous} />}
        <View className={cx(styles.place, styles.on)}>
          <View>{grouped(entry.entryNo)}</View>
          <View className={cx(styles.hash)}>{hashText(entry.hash)}</View>
          <View>{entryCopy.this}</View>
        </View>
        {next && <Neighbour areaId={areaId} of={next} />}
      </View>
      {verdict && (covers || !verdict.isGood) && <VerdictNote verdict={verdict} />}
      {verdict?.isGood && !covers && <Note>{entryCopy.younger(grouped(checked?.entries ?? 0))}</Note>}
    </Section>
  )
}

interface NeighbourProps {
  readonly areaId: number
  readonly of: NonNullable<LedgerPlace['previous']>
}

function Neighbour({ areaId, of: { entryNo, kind, hash } }: NeighbourProps) {
  const no = grouped(entryNo)
  return (
    <Pressable
      className={cx(styles.place)}
      label={entryCopy.entry(no, kindNames[kind])}
      onPress={() => goInstead('fundEntry', { areaId, no: entryNo })}
    >
      <View>{no}</View>
      <View className={cx(styles.hash)}>{hashText(hash)}</View>
      <View>{kindNames[kind]}</View>
    </Pressable>
  )
}
