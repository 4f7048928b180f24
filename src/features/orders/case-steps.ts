import type { DisputeCaseDetail } from '@contract/endpoints/disputes'
import { momentText } from '@/lib/format/moment'
import { actorCopy, caseActCopy } from './case-copy'
import type { Step } from './step'

const titles: Readonly<Record<string, string>> = caseActCopy

/** Everything that happened in a disputed order, for who decides it: who did what when, with what was said. */
export const caseSteps = ({ timeline }: Pick<DisputeCaseDetail, 'timeline'>): Step[] =>
  timeline.map(({ act, at, by, text, images }) => ({
    state: 'done',
    title: `${actorCopy[by]}${titles[act] ?? act}`,
    side: momentText(at),
    text,
    images,
  }))
