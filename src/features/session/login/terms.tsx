import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { goTo } from '@/lib/routes/go'
import { closeLoginAtom } from '@/lib/session/login/request'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Mark } from '@/ui/choice/choice'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { copy } from '../copy'
import type { LoginRejection } from './rules'
import styles from './terms.module.scss'

/** Whether somebody has agreed. */
export interface Agreeing {
  readonly on: boolean
  /** When it was ticked, by the server's clock; undefined while it is not. */
  readonly at: number | undefined
  readonly onPress: () => void
  /** Does something only for who has agreed; otherwise says that one has to. */
  readonly first: (act: () => void) => () => void
}

/** An agreement that is asked for anew each time: nothing is ticked in advance. */
export function useAgreeing(tell: (rejection: LoginRejection | null) => void): Agreeing {
  const { now } = useAtomValue(serverClockAtom)
  const [at, set] = useState<number>()
  const on = at !== undefined
  const [isTold, setTold] = useState(false)
  return {
    on,
    at,
    onPress: () => {
      set(on ? undefined : now())
      // What the server refused stays to be read.
      if (isTold) tell(null)
      setTold(false)
    },
    first: (act) => () => {
      if (on) return act()
      setTold(true)
      tell({ text: copy.agreeFirst, lockedUntil: null })
    },
  }
}

const texts = ['agreement', 'privacy'] as const

interface TermsProps {
  readonly agreeing?: Agreeing
  readonly of?: readonly (typeof texts)[number][]
}

/**
 * What is agreed to, with its texts. Where an account may be made it is ticked (`agreeing`); who signs in to one that exists is told. Our
 * decision: docs/decisions/0410-help-and-agreements.md
 */
export function Terms({ agreeing, of = texts }: TermsProps) {
  const close = useSetAtom(closeLoginAtom)
  return (
    <View className={cx(styles.terms)}>
      {agreeing ? (
        <Pressable role='checkbox' checked={agreeing.on} className={cx(styles.tick)} onPress={agreeing.onPress}>
          <Mark kind='checkbox' on={agreeing.on} />
          {copy.agreed}
        </Pressable>
      ) : (
        copy.agree
      )}
      {of.map((key) => (
        <Pressable
          key={key}
          role='link'
          className={cx(styles.term)}
          onPress={() => {
            close()
            goTo('rich', { key })
          }}
        >
          {copy.terms[key]}
        </Pressable>
      ))}
    </View>
  )
}
