import { View } from '@tarojs/components'
import { useState } from 'react'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import type { Examples } from '@/ui/examples/examples'
import { StaticLayers } from '@/ui/layer/static-layers'
import { Screen } from '@/ui/screen/screen'
import { useParams } from '@/platform/page/use-params'
import { allExamples } from './all'
import styles from './index.module.scss'

const pieces = allExamples.map((examples) => ({ id: examples.title, text: examples.title }))

/** Full-width parts have their own gutters; the others get them here. */
const fullWidth =
  /^(Cell|ChoiceRow|ChoiceList|FormField|SelectRow|SwitchRow|TextArea|Chips|Tabs|Field|RecordRow|Timeline|Note|Section|StreetPlate|BottomBar|Skeleton|EmptyState|ListFoot|ListView|RemoteView|ImageGrid|OfflineBanner|AvatarGrid|VerdictRow|MapLines|TurnLine)/

/** Every component in every state; development builds only. `?piece=Button&state=2` opens one. The checks find a state by its id. */
export default function GalleryPage() {
  const params = useParams()
  const [title, setTitle] = useState(params.piece ?? allExamples[0]?.title ?? '')
  const shown = allExamples.find((examples) => examples.title === title)
  return (
    <Screen title='组件' subtitle={`${allExamples.length} 个`}>
      <Chips label='组件' items={pieces} chosen={title} onPick={setTitle} />
      {shown?.overlay === true && <Framed key={title} of={shown} first={Number(params.state ?? 0)} />}
      {shown && !shown.overlay && <Listed of={shown} />}
    </Screen>
  )
}

function Listed({ of }: { readonly of: Examples }) {
  return (
    <>
      {of.states.map((state, at) => (
        <View key={state.name} className={cx(styles.state)}>
          <View className={cx(styles.name)}>{state.name}</View>
          <View id={`state-${at}`} className={cx(!fullWidth.test(of.title) && styles.inset)}>
            {state.draw()}
          </View>
        </View>
      ))}
    </>
  )
}

function Framed({ of, first }: { readonly of: Examples; readonly first: number }) {
  const [at, setAt] = useState(first)
  const items = of.states.map((state, id) => ({ id, text: state.name }))
  return (
    <>
      <Chips label='状态' items={items} chosen={at} onPick={setAt} />
      <View key={at} id={`state-${at}`} className={cx(styles.frame)}>
        <StaticLayers.Provider value>{of.states[at]?.draw()}</StaticLayers.Provider>
      </View>
    </>
  )
}
