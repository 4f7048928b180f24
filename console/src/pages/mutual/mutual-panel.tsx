import { fullMoment, shortMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { BlockLink, Resident } from '../../kit/thing/people'
import { copy } from './copy'
import { PrivateWords } from './private-words'
import { stateText } from './words'

/** One post with its replies, and its removal. */
export function MutualPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const read = useRead(['/admin/mutual/info', id], () => form('/admin/mutual/info', { id }))
  return (
    <Panel title={read.value ? `${read.value.no} · ${stateText(read.value.state)}` : ''} onClose={onClose}>
      <Loaded
        read={read}
        draw={(one) => (
          <>
            <strong>{one.title}</strong>
            {one.content !== '' && <p>{one.content}</p>}
            <Pictures keys={one.thumbs} size={96} />
            <Facts
              facts={[
                {
                  name: copy.author,
                  value: (
                    <Resident
                      userId={one.author.userId}
                      name={one.author.nickName}
                      no={one.author.blockNo}
                      areaId={one.areaId}
                    />
                  ),
                },
                ...(one.place === '' ? [] : [{ name: copy.place, value: one.place }]),
                { name: copy.thanks, value: one.thanks },
                { name: copy.days, value: fullMoment(one.createdAt) },
                { name: copy.expireAt, value: fullMoment(one.expireAt) },
              ]}
            />
            {one.replies.length > 0 && (
              <Part title={copy.replied} note={String(one.replies.length)}>
                {one.replies.map(({ blockNo, nickName, text, at }) => (
                  <p key={`${blockNo} ${at}`}>
                    <BlockLink no={blockNo} areaId={one.areaId} /> {nickName} <small>{shortMoment(at)}</small>
                    <br />
                    {text}
                  </p>
                ))}
              </Part>
            )}
            <PrivateWords id={id} />
            {one.state !== 'removed' && (
              <Acts
                path='/admin/mutual/remove'
                label={copy.reason}
                hint={copy.hint}
                maxReason={140}
                ways={[
                  {
                    key: 'remove',
                    label: copy.remove,
                    look: 'danger',
                    sure: copy.sure(one.no, one.author.blockNo, one.title),
                  },
                ]}
                wish={(_, reason) => ({ mutualId: one.mutualId, ver: one.ver, reason })}
              />
            )}
          </>
        )}
      />
    </Panel>
  )
}
