import { Alert, Tag } from 'antd'
import { shortMoment } from '@contract/moments'
import type { Read } from '../../client/use-read'
import { Loaded, Part } from '../../kit/panel/panel'
import { platformText } from '../../kit/words/platforms'
import { copy } from './copy'
import type { HandoverCase } from './use-case'

type Side = HandoverCase['buyer']

/** Where both persons signed in, by which devices, and what they share. */
export function Sides({ read }: { readonly read: Read<HandoverCase> }) {
  return (
    <Loaded
      read={read}
      draw={({ seller, buyer, shared }) => (
        <>
          <Alert
            type={shared.length > 0 ? 'error' : 'success'}
            showIcon
            title={shared.length > 0 ? copy.shared(shared.join('、')) : copy.notShared}
          />
          {seller && <OneSide title={copy.seller} side={seller} shared={shared} />}
          <OneSide title={copy.buyer} side={buyer} shared={shared} />
        </>
      )}
    />
  )
}

interface OneSideProps {
  readonly title: string
  readonly side: Side
  readonly shared: readonly string[]
}

const OneSide = ({ title, side: { nickName, mobile, logins, devices, changes }, shared }: OneSideProps) => (
  <Part title={`${title} ${nickName}`} note={mobile}>
    {logins.length === 0 && <small>{copy.noLogins}</small>}
    {logins.map(({ at, platform, device, isKnown, isEnded }) => (
      <p key={`${at} ${device}`}>
        {shortMoment(at)} {platformText(platform)} <code>{device}</code>{' '}
        {shared.includes(device) && <Tag color='error'>{copy.both}</Tag>}
        {!isKnown && <Tag color='warning'>{copy.newDevice}</Tag>}
        {isEnded && <Tag>{copy.ended}</Tag>}
      </p>
    ))}
    <small>{copy.devices(new Set([...logins, ...devices].map(({ device }) => device)).size)}</small>
    {changes.map(({ what, at }) => (
      <p key={`${what} ${at}`}>
        <b>{what}</b> <small>{shortMoment(at)}</small>
      </p>
    ))}
  </Part>
)
