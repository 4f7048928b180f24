import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Failure } from '../../client/call'
import { json } from '../../client/call'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { copy } from './copy'

type Words = ConsoleMap['/admin/mutual/words']['output']

/** The exact place of a post and the words of its two, for a reason; each reading is recorded. Source: community §11. */
export function PrivateWords({ id }: { readonly id: string }) {
  const { roles } = useMe()
  const [words, setWords] = useState<Words>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!mayCall('/admin/mutual/words', roles)) return null
  const run = async (reason: string) => {
    setBusy(true)
    const answer = await json('/admin/mutual/words', { id, reason })
    setBusy(false)
    setFailure(answer.ok ? undefined : answer.error)
    if (answer.ok) setWords(answer.value)
  }
  return (
    <Part title={copy.private}>
      {words ? (
        <>
          <p>{words.place === '' ? copy.noPlace : words.place}</p>
          {words.messages.length === 0 && <p>{copy.noWords}</p>}
          {words.messages.map(({ by, text, images, at }) => (
            <div key={at}>
              <small>
                {copy.by[by]} {shortMoment(at)}
              </small>
              <p>{text}</p>
              <Pictures keys={images} />
            </div>
          ))}
        </>
      ) : !isAsking ? (
        <Button onClick={() => setAsking(true)}>{copy.read}</Button>
      ) : (
        <ActForm
          label={copy.readReason}
          hint={copy.readHint}
          isBusy={isBusy}
          failure={failure}
          ways={[{ key: 'read', label: copy.read, look: 'primary' }]}
          onAct={(_, reason) => void run(reason)}
        />
      )}
    </Part>
  )
}
