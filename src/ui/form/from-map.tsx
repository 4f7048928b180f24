import type { Spot } from '@contract/spot'
import { cleanLine } from '@contract/texts/clean'
import { cutTo } from '@contract/texts/signs'
import { location } from '@/platform/location/location'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import { showToast } from '../toast/toast'
import styles from './from-map.module.scss'

export interface FromMapProps {
  /** The longest name that the field takes. */
  readonly most: number
  readonly onChosen: (place: string, spot: Spot) => void
}

/** Chooses a place on the platform's map, at the end of the field where it can be typed; for `location.canChoose`. */
export function FromMap({ most, onChosen }: FromMapProps) {
  const choose = async () => {
    const chosen = await location.choose()
    if (!chosen.ok) return showToast('未获得地图权限，可直接填写地点')
    const place = cutTo(cleanLine(chosen.value.place), most)
    if (place !== '') onChosen(place, chosen.value.spot)
  }
  return (
    <Pressable className={cx(styles.map)} onPress={() => void choose()}>
      地图选点
    </Pressable>
  )
}
