import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { json } from '../../client/call'
import { useMe } from '../../client/session'
import { RecordedWords } from '../../kit/act/recorded-words'
import { Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { copy } from './copy'

/** The exact place of a post and the words of its two, for a reason; each reading is recorded. Source: community §11. */
export function PrivateWords({ id }: { readonly id: string }) {
  const { roles } = useMe()
  const [isAsking, setAsking] = useState(false)
  if (!mayCall('/admin/mutual/words', roles)) return null
  return (
    <Part title={copy.private}>
      {isAsking ? (
        <RecordedWords
          label={copy.readReason}
          hint={copy.readHint}
          act={copy.read}
          read={(reason) => json('/admin/mutual/words', { id, reason })}
          draw={({ place, messages }) => (
            <>
              <p>{place === '' ? copy.noPlace : place}</p>
              {messages.length === 0 && <p>{copy.noWords}</p>}
              {messages.map(({ by, text, images, at }) => (
                <div key={at}>
                  <small>
                    {copy.by[by]} {shortMoment(at)}
                  </small>
                  <p>{text}</p>
                  <Pictures keys={images} />
                </div>
              ))}
            </>
          )}
        />
      ) : (
        <Button onClick={() => setAsking(true)}>{copy.read}</Button>
      )}
    </Part>
  )
}
