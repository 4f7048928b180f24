import { useAtomValue } from 'jotai'
import type { MayorTerm } from '@contract/endpoints/community/mayor-view'
import { dateText, endText } from '@/lib/format/moments'
import type { ListOnPage } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { ListView } from '@/ui/list-view/list-view'
import { Section, SectionHead } from '@/ui/section/section'
import { copy, termCopy } from '../copy'

export interface TermsProps {
  readonly terms: ListOnPage<MayorTerm, null>
}

/** Everybody who was elected in a city, newest first; each leads to the election. Source: community §7 (list). */
export function Terms({ terms }: TermsProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { shown } = terms.list
  if (shown?.total === 0 || (!shown && terms.list.tag !== 'error')) return null
  return (
    <>
      <SectionHead title={termCopy.list} {...(shown && { count: shown.total })} />
      <Section>
        <ListView
          of={terms.list}
          onRetry={terms.retry}
          onMore={terms.more}
          onNear={terms.onNear}
          failure={(error) => ({ text: callErrorText(error) })}
          end={shown && termCopy.end(shown.total)}
        >
          {({ rows }) =>
            rows.map((term) => (
              <Cell
                key={term.termId}
                title={`${copy.term(term.termNo)} ${term.nickName} ${term.blockNo}`}
                note={termCopy.span(dateText(term.from, now()), dateText(term.endedAt ?? term.to, now()))}
                value={statusOf(term, now())}
                onPress={() => goTo('mayor', { id: term.electionId })}
              />
            ))
          }
        </ListView>
      </Section>
    </>
  )
}

/** How a term stands, in a word. */
function statusOf({ from, ended, isSuccessor }: MayorTerm, nowMs: number): string {
  const status = ended
    ? termCopy.ended[ended]
    : nowMs < from
      ? termCopy.planned(endText(from, nowMs))
      : termCopy.serving
  return isSuccessor ? `${termCopy.successor} · ${status}` : status
}
