import { useAtomValue } from 'jotai'
import { signPageAtom } from '@/lib/api/sign-page'
import { copyText } from '@/platform/clipboard/clipboard'
import { location } from '@/platform/location/location'

interface Told {
  readonly place: string
  readonly spot?: string | undefined
}

/** Shows where goods change hands: on a map when it can be found on one, else its name is copied and `onCopied` says so. */
export function useOpenPlace(onCopied: () => void): (at: Told) => void {
  const sign = useAtomValue(signPageAtom)
  const open = async ({ place, spot = '' }: Told) => {
    if (!(await location.open({ place, spot }, sign)) && (await copyText(place))) onCopied()
  }
  return (at) => void open(at)
}
