import { useAtomValue, useSetAtom } from 'jotai'
import type { NewsKind } from '@contract/endpoints/city/news'
import { isNotFound } from '@/lib/http/errors'
import { Note } from '@/ui/note/note'
import { showToast } from '@/ui/toast/toast'
import { askNewsAtom, newsOffersAtom } from '../atoms'
import { newsCopy } from '../copy'

/**
 * Offers one WeChat message; nothing where there is none, or after it was answered. Our decision:
 * docs/decisions/0071-notices.md
 */
export function NewsLine({ kind }: { readonly kind: NewsKind }) {
  const offers = useAtomValue(newsOffersAtom)
  const ask = useSetAtom(askNewsAtom)
  if (offers[kind] === undefined) return null
  const press = async () => {
    const answer = await ask(kind)
    if (!answer.ok) {
      const isUnbound = isNotFound(answer.error)
      return showToast(isUnbound ? newsCopy.unbound : newsCopy.failed)
    }
    if (answer.value !== 'refused') showToast(answer.value === 'allowed' ? newsCopy.allowed : newsCopy.failed)
  }
  return (
    <Note icon='bell' action={{ text: newsCopy.ask, onPress: () => void press() }}>
      {newsCopy.offers[kind]}
    </Note>
  )
}
