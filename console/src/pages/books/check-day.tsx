import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { calendarDay, exactMoment } from '@contract/moments'
import type { Failure } from '../../client/call'
import { json } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { DayPicker } from '../../kit/fields/day-picker'
import { Facts } from '../../kit/facts/facts'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import { Differences } from './differences'

type Outcome = ConsoleMap['/admin/books/check']['output']

/** Compares one day now: it changes nothing, so it may be repeated. */
export function CheckDay() {
  const queries = useQueryClient()
  const [day, setDay] = useState(() => calendarDay(serverNow()))
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<Failure>()
  const { isBusy, run: alone } = useOneAtATime()
  const run = async () => {
    const answer = await alone(() => json('/admin/books/check', { day }))
    if (!answer) return
    setFailure(answer.ok ? undefined : answer.error)
    setOutcome(answer.ok ? answer.value : undefined)
    await queries.invalidateQueries()
  }
  return (
    <>
      <DayPicker label={copy.day} value={day} onChange={setDay} />
      <Button type='primary' size='large' block loading={isBusy} onClick={() => void run()}>
        {copy.run}
      </Button>
      {isBusy && <Alert type='info' title={copy.running} />}
      <Refused failure={failure} />
      {outcome && (
        <>
          <Facts
            facts={[
              { name: copy.day, value: outcome.day },
              { name: copy.at, value: exactMoment(outcome.checkedAt) },
              { name: copy.payments, value: outcome.payments },
            ]}
          />
          {!outcome.isGatewayAsked && <Alert type='warning' title={copy.noGateway} />}
          {outcome.count > outcome.differences.length && <Alert type='error' title={copy.first(outcome.count)} />}
          <Differences all={outcome.differences} />
        </>
      )}
    </>
  )
}
