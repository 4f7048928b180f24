import { Tag } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { shortMoment } from '@contract/moments'
import { platformText } from '../words/platforms'
import { changeNames, copy } from './copy'

type Known = Pick<ConsoleMap['/admin/person/info']['output'], 'logins' | 'devices' | 'changes'>

interface SignInsProps {
  readonly of: Known
  /** Devices that another one has used, too. */
  readonly shared?: readonly string[]
}

/** Where and by which devices a person signed in, and what was changed about that. */
export const SignIns = ({ of: { logins, devices, changes }, shared = [] }: SignInsProps) => (
  <>
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
        <b>{changeNames[what] ?? what}</b> <small>{shortMoment(at)}</small>
      </p>
    ))}
  </>
)
