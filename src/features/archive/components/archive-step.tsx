import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { grouped } from '@contract/digits'
import { momentText } from '@/lib/format/moments'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Pressable } from '@/ui/pressable/pressable'
import type { TimelineStep } from '@/ui/timeline/timeline'
import type { ArchiveInfo } from '../atoms'
import { copy } from '../copy'
import { hashText } from '../rules/course'
import styles from './archive.module.scss'

interface StepProps {
  readonly step: ArchiveInfo['steps'][number]
  readonly head: Pick<ArchiveInfo['head'], 'type' | 'areaId'>
}

/** A step of the course with what proves it. Source: community §1 (audit); mockup 21-archive-info. */
export function timelineStep({ step, head, key, nowMs }: StepProps & { readonly key: number; readonly nowMs: number }) {
  const { at, title, text, link, thumbs, entryNo } = step
  const isProved = link !== undefined || thumbs !== undefined || entryNo !== undefined
  const told: TimelineStep = { key, state: 'done', title, aside: momentText(at, nowMs), note: text }
  return isProved ? { ...told, more: <Proof step={step} head={head} /> } : told
}

function Proof({ step: { link, thumbs, entryNo, hash }, head }: StepProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <>
      {link && <Link text={link.text} onPress={() => goTo(link.type, { id: link.refId })} />}
      {entryNo !== undefined && (
        <View className={cx(styles.proof)}>
          <Entry head={head} entryNo={entryNo} />
          {hash !== undefined && <View>{hashText(hash)}</View>}
        </View>
      )}
      {thumbs !== undefined && <ImageGrid label={copy.pictures} value={thumbs} urlOf={urlOf} bare />}
    </>
  )
}

/** The ledger of a fund is open to everybody; that of a treasury has no page. */
function Entry({ head: { type, areaId }, entryNo }: Pick<StepProps, 'head'> & { readonly entryNo: number }) {
  const text = copy.entry(grouped(entryNo))
  if (type !== 'fund') return <View>{text}</View>
  return <Link text={text} onPress={() => goTo('fundEntry', { areaId, no: entryNo })} />
}

const Link = ({ text, onPress }: { readonly text: string; readonly onPress: () => void }) => (
  <Pressable className={cx(styles.link)} onPress={onPress}>
    {text}
    <Icon name='right' size={28} />
  </Pressable>
)
