import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BlockView } from '@contract/endpoints/people/block'
import { imageUrlAtom } from '@/lib/images/image-url'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Section, SectionHead } from '@/ui/section/section'
import { saidCopy } from '../copy'
import styles from './block-screen.module.scss'

/** What its owner says of a block: its name, words, pictures; nothing where nothing is said. Source: domain model §3.1. */
export function BlockSaid({ block: { name, intro, thumbs } }: { readonly block: BlockView }) {
  const urlOf = useAtomValue(imageUrlAtom)
  if (name === '' && intro === '' && thumbs === '') return null
  return (
    <Section card>
      <SectionHead title={name === '' ? saidCopy.title : name} />
      <View className={cx(styles.facts)}>
        {intro !== '' && <View className={cx(styles.said)}>{intro}</View>}
        {thumbs !== '' && <ImageGrid label={saidCopy.pictures} value={thumbs} urlOf={urlOf} bare />}
      </View>
    </Section>
  )
}
