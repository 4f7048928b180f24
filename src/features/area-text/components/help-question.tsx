import { View } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { RichText } from '@/ui/rich-text/rich-text'
import { helpCopy } from '../copy'
import type { Question } from '../rules/help'
import styles from './help.module.scss'

export interface HelpQuestionProps {
  readonly question: Question
  readonly isOpen: boolean
  readonly onPress: () => void
  readonly urlOf: (path: string) => string | undefined
  readonly id?: string
}

/** A question, and below it the answer once it was tapped. */
export function HelpQuestion({ question: { ask, answer }, isOpen, onPress, urlOf, id }: HelpQuestionProps) {
  return (
    <View className={cx(styles.question)} {...(id !== undefined && { id })}>
      <Pressable className={cx(styles.ask)} label={isOpen ? helpCopy.close(ask) : helpCopy.open(ask)} onPress={onPress}>
        <View className={cx(styles.words, isOpen && styles.open)}>{ask}</View>
        <View className={cx(styles.sign, isOpen && styles.up)}>
          <Icon name='down' size={32} />
        </View>
      </Pressable>
      {isOpen && (
        <View className={cx(styles.answer)}>
          <RichText html={answer} urlOf={urlOf} />
        </View>
      )}
    </View>
  )
}
