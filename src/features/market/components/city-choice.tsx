import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { sessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { useOnOpen } from '@/platform/page/use-on-open'
import { Cell } from '@/ui/cell/cell'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Sheet } from '@/ui/sheet/sheet'
import { Tag } from '@/ui/tag/tag'
import { citiesAtom, loadCitiesAtom } from '../atoms'
import { cityCopy } from '../city-copy'

/** The cities that can be looked at. Choosing one changes what is shown, not the person's account. */
export function CityChoice({ onClose }: { readonly onClose: () => void }) {
  const { areaId } = useAtomValue(sessionAtom)
  const cities = useAtomValue(citiesAtom)
  const load = useSetAtom(loadCitiesAtom)
  const tell = useSetAtom(sessionEventAtom)
  useOnOpen('', () => void load())
  return (
    <Sheet title={cityCopy.choose} onClose={onClose}>
      <RemoteView of={cities} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
        {(rows) =>
          rows.map((city) => (
            <Cell
              key={city.areaId}
              title={city.name}
              note={cityCopy.note(city.areaId, city.residents)}
              {...(city.areaId === areaId && { value: <Tag tone='primary'>{cityCopy.here}</Tag> })}
              onPress={() => {
                tell({ kind: 'areaChosen', areaId: city.areaId, areaName: city.name })
                onClose()
              }}
            />
          ))
        }
      </RemoteView>
    </Sheet>
  )
}
