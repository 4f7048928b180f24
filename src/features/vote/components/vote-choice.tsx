import { View } from '@tarojs/components'
import { useState } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { a11y } from '@/platform/a11y/a11y'
import { castCopy } from '@/lib/ballots/receipt-words'
import poll from '@/parts/ballot/poll.module.scss'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { SectionHead } from '@/ui/section/section'
import { infoCopy } from '../copy'
import type { ShownOption } from '../rules/choice'
import { choicesOf } from '../rules/choice'
import type { Casting } from '../use-cast'
import { ReceiptOfVote } from './receipt/receipt-of-vote'
import styles from './info.module.scss'

export interface VoteChoiceProps {
  readonly vote: VoteInfo
  readonly casting: Casting
}

/** The options as the reader's block chooses among them. Source: mockups 16-vote, 23-vote-multi. */
export function VoteChoice({ vote, casting }: VoteChoiceProps) {
  const { ballot, maxChoice, mine, acts } = vote
  const { choice, own } = casting
  const [isLooking, setLooking] = useState(false)
  const options = choicesOf(vote)
  const isMany = ballot === 'multi'
  const mayChoose = acts.includes('cast') || (acts.includes('change') && own !== undefined)
  const end = isMany ? infoCopy.chosen(choice?.length ?? 0, maxChoice) : mine && infoCopy.oneOf(mine.blockNo)
  return (
    <>
      <SectionHead title={infoCopy.yours} end={end} />
      <View
        className={cx(styles.options)}
        {...a11y.describe({ role: isMany ? 'group' : 'radiogroup', label: infoCopy.yours })}
      >
        {options.map((option, at) => (
          <Option
            key={option.at ?? 'none'}
            option={option}
            label={infoCopy.optionLabel(option.text, at + 1, options.length)}
            isMany={isMany}
            isOn={option.at === undefined ? choice?.length === 0 : (choice?.includes(option.at) ?? false)}
            isOff={!mayChoose}
            onTap={() => casting.tap(option.at)}
          />
        ))}
      </View>
      <View className={cx(poll.under)}>{rulesText(vote)}</View>
      {mine?.cast && own && (
        <Pressable className={cx(poll.link)} onPress={() => setLooking(true)}>
          {infoCopy.yourReceipt}
        </Pressable>
      )}
      {mine?.cast && !own && acts.includes('change') && <Note tone='warning'>{castCopy.noReceipt}</Note>}
      {isLooking && own && <ReceiptOfVote vote={vote} receipt={own} onClose={() => setLooking(false)} />}
    </>
  )
}

/** What becomes of a ballot, before it is cast. Source: community §4. */
function rulesText({ anonymous, results }: VoteInfo): string {
  if (!anonymous) return infoCopy.namedNote
  const counts = results === 'afterVote' ? infoCopy.everyFifth : ''
  return `${infoCopy.secretNote}${infoCopy.receiptNote}${counts}`
}

interface OptionProps {
  readonly option: ShownOption
  readonly label: string
  readonly isMany: boolean
  readonly isOn: boolean
  readonly isOff: boolean
  readonly onTap: () => void
}

function Option({ option: { text, note }, label, isMany, isOn, isOff, onTap }: OptionProps) {
  return (
    <Pressable
      role={isMany ? 'checkbox' : 'radio'}
      checked={isOn}
      label={note === '' ? label : `${label}，${note}`}
      disabled={isOff}
      className={cx(styles.option, isOn && styles.chosen)}
      onPress={onTap}
    >
      <View className={cx(styles.dot, !isMany && styles.round, isOn && styles.on)}>
        {isMany && isOn && <Icon name='check' size={32} />}
      </View>
      <View className={cx(styles.text)}>
        {text}
        {note !== '' && <View className={cx(styles.note)}>{note}</View>}
      </View>
    </Pressable>
  )
}
