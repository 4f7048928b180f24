import { agreedTexts } from '@contract/texts/area-texts'
import type { Caller } from '../server/http/caller'
import { agree } from '../server/modules/texts/reading'
import type { DemoDeps } from './demo-clock'
import { demoClientNo, must } from './trade'

const first = agreedTexts.map((key) => ({ key, ver: 1 }))

/** Agrees to the first version of what is agreed to in the city of the caller, as everybody does who comes to it. */
export async function agreeToFirst(deps: DemoDeps, caller: Caller): Promise<void> {
  const clientNo = demoClientNo('agree', caller.userId)
  must('agree', await agree(deps, caller, { clientNo, agreed: first }))
}
