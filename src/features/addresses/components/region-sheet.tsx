import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Region } from '@contract/endpoints/people/addresses'
import { callErrorText } from '@/lib/http/errors'
import { useOnOpen } from '@/platform/page/use-on-open'
import { RadioList } from '@/ui/choice-list/choice-list'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Sheet } from '@/ui/sheet/sheet'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { loadRegionsAtom, regionsAtom } from '../atoms'
import { copy } from '../copy'
import styles from './region-sheet.module.scss'

export interface RegionSheetProps {
  /** The region that is chosen now; 0 for none. */
  readonly chosen: number
  readonly onPick: (code: number, words: string) => void
  readonly onClose: () => void
}

/** Chooses a region in up to three steps: province, city, district. Above them is the way there, which leads back. */
export function RegionSheet({ chosen, onPick, onClose }: RegionSheetProps) {
  const step = useAtomValue(regionsAtom)
  const load = useSetAtom(loadRegionsAtom)
  useOnOpen('', () => void load(0))
  const pick = (parts: readonly Region[], code: number) => {
    const words = parts.find((one) => one.code === code)?.words ?? null
    if (words === null) void load(code)
    else onPick(code, words)
  }
  return (
    <Sheet title={copy.regionPlaceholder} onClose={onClose}>
      <View className={cx(styles.body)}>
        <RemoteView
          of={step}
          onRetry={() => void load(0)}
          skeleton={<Skeleton look='record' />}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {({ way, parts }) => (
            <>
              <View className={cx(styles.way)}>
                {[{ code: 0, name: copy.country }, ...way].map(({ code, name }) => (
                  <Pressable key={code} className={cx(styles.step)} onPress={() => void load(code)}>
                    {name}
                  </Pressable>
                ))}
              </View>
              <RadioList
                label={copy.regionPlaceholder}
                items={parts.map(({ code, name }) => ({ id: code, text: name }))}
                chosen={chosen}
                onPick={(code) => pick(parts, code)}
              />
            </>
          )}
        </RemoteView>
      </View>
    </Sheet>
  )
}
