import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BlockDeskAct } from '@contract/block/transitions'
import type { BlockView } from '@contract/endpoints/people/block'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Field } from '@/ui/field/field'
import { Section, SectionHead } from '@/ui/section/section'
import { findBlockAtom, lockBlockAtom } from '../handover-atoms'
import { leastReason, lockCopy as copy, reasonLabel } from '../handover-copy'
import { ActDialog } from './act-dialog'
import styles from './desk.module.scss'

const ofFrozen = ['askUnfreeze', 'unaskUnfreeze', 'unfreeze'] as const

/** What operators may try with a block; whether somebody has asked to unfreeze it, the server says. */
const actsOf = ({ state }: BlockView): readonly BlockDeskAct[] => (state === 'frozen' ? ofFrozen : ['freeze'])

/** Freezes a block of the chosen city, or ends that with a second operator. Source: community §8, row 10. */
export function BlockLock() {
  const find = useSetAtom(findBlockAtom)
  const lock = useSetAtom(lockBlockAtom)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [block, setBlock] = useState<BlockView>()
  const [act, setAct] = useState<BlockDeskAct>()
  const look = async () => {
    const no = idParam(typed.trim())
    const answer = no === null ? undefined : await find(no)
    const found = answer?.ok === true ? answer.value : undefined
    setBlock(found)
    setProblem(found ? undefined : answer?.ok === false ? callErrorText(answer.error) : copy.unknown)
  }
  const done = () => {
    setAct(undefined)
    void look()
  }
  return (
    <Section>
      <SectionHead title={copy.title} />
      <Field
        label={copy.number}
        kind='code'
        value={typed}
        onChange={setTyped}
        hint={copy.hint}
        {...(problem !== undefined && { error: problem })}
        onConfirm={() => void look()}
      />
      <View className={cx(styles.find)}>
        <Button kind='secondary' onPress={() => void look()}>
          {copy.find}
        </Button>
      </View>
      {block && (
        <>
          <View className={cx(styles.facts, styles.large)}>{copy.found(block.blockNo, copy.states[block.state])}</View>
          <View className={cx(styles.acts)}>
            {actsOf(block).map((one) => (
              <Button key={one} small kind='secondary' onPress={() => setAct(one)}>
                {copy.acts[one]}
              </Button>
            ))}
          </View>
        </>
      )}
      {block && act && (
        <ActDialog
          title={copy.acts[act]}
          note={copy.asks[act]}
          label={reasonLabel}
          least={leastReason}
          onSend={(reason) => lock({ block, act, reason })}
          onDone={done}
          onClose={() => setAct(undefined)}
        />
      )}
    </Section>
  )
}
