import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MutualInfo, MutualReply } from '@contract/endpoints/community/mutual-view'
import { callErrorText } from '@/lib/http/errors'
import { showToast } from '@/ui/toast/toast'
import { moreRepliesAtom } from './atoms'

type Page = MutualInfo['repliesPage']

interface More {
  /** What the further pages follow: the first page as it was. */
  readonly first: Page
  readonly rows: readonly MutualReply[]
  readonly last: Page
}

/** The replies of a post: the first page comes with it, further ones are asked for. A newer first page starts over. */
export function useReplies({ mutualId, repliesPage }: Pick<MutualInfo, 'mutualId' | 'repliesPage'>) {
  const ask = useSetAtom(moreRepliesAtom)
  const [more, setMore] = useState<More>()
  const [isAsking, setAsking] = useState(false)
  const known = more?.first === repliesPage ? more : { first: repliesPage, rows: [], last: repliesPage }
  const { cursor } = known.last
  const next = async () => {
    if (cursor === undefined || isAsking) return
    setAsking(true)
    const answer = await ask(mutualId, known.last.current_page + 1, cursor)
    setAsking(false)
    if (!answer.ok) return showToast(callErrorText(answer.error))
    const page = answer.value.repliesPage
    const seen = new Set([...repliesPage.data, ...known.rows].map(({ replyId }) => replyId))
    setMore({ ...known, rows: [...known.rows, ...page.data.filter(({ replyId }) => !seen.has(replyId))], last: page })
  }
  return {
    rows: [...repliesPage.data, ...known.rows],
    isAsking,
    ...(cursor !== undefined && { next: () => void next() }),
  }
}
