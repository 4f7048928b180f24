import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { imageUrlAtom } from '@/lib/images/image-url'
import { a11y } from '@/platform/a11y/a11y'
import { useOnShow } from '@/platform/page/use-on-show'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Thumb } from '@/ui/thumb/thumb'
import { forgetWordsAtom, hotAtom, wordsAtom } from '../atoms'
import { searchCopy } from '../copy'
import { forgetSeen, rememberedSeen } from '../seen'
import styles from './search-start.module.scss'

export interface SearchStartProps {
  readonly areaId: number
  readonly onPick: (q: string) => void
  readonly onOpen: (saleId: number) => void
}

/** Before anything is searched for: what was searched for here, what the city looks for, what was looked at. */
export function SearchStart({ areaId, onPick, onOpen }: SearchStartProps) {
  const words = useAtomValue(wordsAtom)
  const hot = useAtomValue(hotAtom)
  const forget = useSetAtom(forgetWordsAtom)
  const hotWords = hot.tag === 'ready' ? hot.value.words : []
  return (
    <>
      {words.length > 0 && (
        <Section>
          <SectionHead title={searchCopy.lately} end={<Forget of={searchCopy.lately} onPress={forget} />} />
          <Words label={searchCopy.lately} words={words} onPick={onPick} />
        </Section>
      )}
      {hotWords.length > 0 && (
        <Section>
          <SectionHead title={searchCopy.hot} />
          <Words label={searchCopy.hot} words={hotWords} onPick={onPick} />
        </Section>
      )}
      <SeenSales areaId={areaId} onOpen={onOpen} />
    </>
  )
}

interface WordsProps {
  readonly label: string
  readonly words: readonly string[]
  readonly onPick: (q: string) => void
}

function Words({ label, words, onPick }: WordsProps) {
  return (
    <View className={cx(styles.words)} {...a11y.describe({ role: 'group', label })}>
      {words.map((word) => (
        <Chip key={word} onPress={() => onPick(word)}>
          {word}
        </Chip>
      ))}
    </View>
  )
}

function Forget({ of, onPress }: { readonly of: string; readonly onPress: () => void }): ReactNode {
  return (
    <Pressable className={cx(styles.forget)} label={`${searchCopy.forget}${of}`} onPress={onPress}>
      {searchCopy.forget}
    </Pressable>
  )
}

function SeenSales({ areaId, onOpen }: Pick<SearchStartProps, 'areaId' | 'onOpen'>) {
  const toUrl = useAtomValue(imageUrlAtom)
  const [all, setAll] = useState(rememberedSeen)
  useOnShow('', () => setAll(rememberedSeen()))
  const seen = all.filter((one) => one.areaId === areaId)
  if (seen.length === 0) return null
  const forget = () => {
    forgetSeen()
    setAll([])
  }
  return (
    <Section>
      <SectionHead title={searchCopy.seen} end={<Forget of={searchCopy.seen} onPress={forget} />} />
      <View className={cx(styles.seen)}>
        {seen.map(({ saleId, title, thumb, category }) => (
          <Pressable key={saleId} className={cx(styles.one)} onPress={() => onOpen(saleId)}>
            <Thumb src={toUrl(thumb)} category={category} />
            <View className={cx(styles.title)}>{title}</View>
          </Pressable>
        ))}
      </View>
    </Section>
  )
}
