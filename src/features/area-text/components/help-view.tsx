import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactElement } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { goTo } from '@/lib/routes/go'
import { serviceAtom } from '@/lib/session/site'
import { reveal } from '@/platform/page/reveal'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { useDomId } from '@/ui/dom-id/use-dom-id'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FieldBox } from '@/ui/field/field'
import { RichText } from '@/ui/rich-text/rich-text'
import { Section, SectionHead } from '@/ui/section/section'
import { agreements } from '../atoms'
import { helpCopy } from '../copy'
import type { Question } from '../rules/help'
import { helpOf, questionsAbout } from '../rules/help'
import styles from './help.module.scss'
import { HelpQuestion } from './help-question'

/** The longest text that questions are searched for, in characters. */
const longestSearch = 20

export interface HelpViewProps {
  readonly html: string
  /** The id of the question that is open and in view from the start; '' for none. */
  readonly asked: string
  readonly urlOf: (path: string) => string | undefined
}

/**
 * Questions in groups, their answers, and a search in both that runs on the device. Several answers can be open at a time. Our decision:
 * docs/decisions/0410-help-and-agreements.md
 */
export function HelpView({ html, asked, urlOf }: HelpViewProps) {
  const groups = useMemo(() => helpOf(html), [html])
  const [typed, setTyped] = useState('')
  const meant = groups.flatMap(({ questions }) => questions).find(({ id }) => asked !== '' && id === asked)
  const [opened, setOpened] = useState<readonly string[]>(meant ? [meant.ask] : [])
  const askedId = useDomId('asked')
  const isMeant = meant !== undefined
  useEffect(() => {
    if (isMeant) reveal(askedId)
  }, [isMeant, askedId])
  const found = questionsAbout(groups, typed)
  const drawn = (question: Question) => (
    <HelpQuestion
      key={question.ask}
      question={question}
      isOpen={opened.includes(question.ask)}
      urlOf={urlOf}
      {...(question === meant && { id: askedId })}
      onPress={() =>
        setOpened((all) =>
          all.includes(question.ask) ? all.filter((ask) => ask !== question.ask) : [...all, question.ask],
        )
      }
    />
  )
  return (
    <>
      <View className={cx(styles.search)}>
        <FieldBox
          icon='search'
          label={helpCopy.seek}
          placeholder={helpCopy.seek}
          value={typed}
          maxLength={longestSearch}
          onChange={setTyped}
        />
      </View>
      {typed.trim() === '' ? (
        groups.map(({ title, intro, questions }) => (
          <Section key={title}>
            {title !== '' && <SectionHead title={title} />}
            {intro !== '' && (
              <View className={cx(styles.intro)}>
                <RichText html={intro} urlOf={urlOf} />
              </View>
            )}
            {questions.map(drawn)}
          </Section>
        ))
      ) : (
        <Found found={found} drawn={drawn} />
      )}
      <Further />
    </>
  )
}

interface FoundProps {
  readonly found: readonly Question[]
  readonly drawn: (question: Question) => ReactElement
}

function Found({ found, drawn }: FoundProps) {
  if (found.length === 0) return <EmptyState kind='no-result' title={helpCopy.none} text={helpCopy.noneText} />
  return (
    <Section>
      <SectionHead title={helpCopy.found} count={found.length} />
      {found.map(drawn)}
    </Section>
  )
}

/** Where no answer helps: customer service; and what was agreed to. */
function Further() {
  const { servicePhone: phone, serviceHours: note } = useAtomValue(serviceAtom)
  return (
    <Section>
      <SectionHead title={helpCopy.agreements} />
      {agreements.map((key) => (
        <Cell key={key} title={helpCopy.names[key]} onPress={() => goTo('rich', { key })} />
      ))}
      {phone !== undefined && (
        <Cell title={helpCopy.service} note={note} value={phone} onPress={() => phoneCall.to(phone)} />
      )}
    </Section>
  )
}
