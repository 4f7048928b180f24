import { Alert } from 'antd'
import type { Read } from '../../client/use-read'
import { Loaded, Part } from '../../kit/panel/panel'
import { SignIns } from '../../kit/sign-ins/sign-ins'
import { PersonLink } from '../../kit/thing/people'
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

const OneSide = ({ title, side, shared }: OneSideProps) => (
  <Part title={`${title} ${side.nickName}`} note={side.mobile}>
    <PersonLink userId={side.userId}>{copy.toPerson}</PersonLink>
    <SignIns of={side} shared={shared} />
  </Part>
)
