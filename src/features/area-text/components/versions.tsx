import { goTo } from '@/lib/routes/go'
import { useDayText } from '@/lib/session/moment'
import { Cell } from '@/ui/cell/cell'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import type { AreaText } from '../atoms'
import { verInForce } from '../atoms'
import { versionCopy as copy } from '../copy'

/** Above a version that is no longer in force: the way to the one that is. */
export const Older = ({ of }: { readonly of: AreaText }) => (
  <Note action={{ text: copy.toInForce, onPress: () => goTo('rich', { key: of.key }) }}>
    {copy.older(verInForce(of))}
  </Note>
)

/** Every version of what is agreed to, newest first, and when the reader agreed to it. Source: operating §5. */
export function Versions({ of }: { readonly of: AreaText }) {
  const day = useDayText()
  return (
    <Section>
      <SectionHead title={copy.versions} count={of.versions.length} />
      {of.versions.map(({ ver, at, agreedAt }) => (
        <Cell
          key={ver}
          title={copy.version(ver, day(at))}
          {...(agreedAt !== null && { note: copy.agreed(day(agreedAt)) })}
          {...(ver === of.ver ? { value: copy.shown } : { onPress: () => goTo('rich', { key: of.key, ver }) })}
        />
      ))}
    </Section>
  )
}
