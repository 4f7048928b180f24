import { useAtomValue } from 'jotai'
import { areaTextKey, areaTexts, textAt, verInForce } from '@/features/area-text/atoms'
import { AreaTextScreen } from '@/features/area-text/components/area-text-screen'
import { copy } from '@/features/area-text/copy'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useInfoPage } from '@/features/share/use-info-page'
import { sessionAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'

/**
 * What a module is about (community §0, descriptions), the questions and answers, or what is agreed to, in the words of the city. Our
 * decision: docs/decisions/0410-help-and-agreements.md
 */
export default ofCity(copy.title, function RichPage() {
  const { key: asked = '', at = '', ver: typed = '' } = useParams()
  const ver = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : undefined
  const known = areaTextKey(asked)
  const { areaId } = useAtomValue(sessionAtom)
  const { state, reload, card } = useInfoPage({
    route: 'rich',
    params: { key: asked, ...(ver !== undefined && { ver }) },
    key: known ? textAt(areaId, ver) : null,
    of: areaTexts[known ?? 'expand'],
    isSought: (text) => known !== undefined && text.areaId === areaId && text.ver === (ver ?? verInForce(text)),
    titleOf: ({ title }) => title,
  })
  const navEnd = <ShareButton card={card} />
  return (
    <AreaTextScreen of={known} at={at} state={state} onReload={reload} navEnd={navEnd}>
      <SessionHost isReading />
    </AreaTextScreen>
  )
})
