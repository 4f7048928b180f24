import { aboutNames } from '@contract/console/call-words'
import { ThingLink } from '../../kit/thing/thing-link'
import { copy } from './copy'
import type { AlarmRow } from './rows'

/** What an alarm is about, with the way there for who may open it. */
export const About = ({ one: { refType, refId, refNo, areaId } }: { readonly one: AlarmRow }) => (
  <ThingLink thing={{ refType, refId, no: refNo ?? undefined, areaId }}>
    {[aboutNames[refType] ?? copy.ask, refNo].filter(Boolean).join(' ')}
  </ThingLink>
)
