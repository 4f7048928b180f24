import { Link } from '@tanstack/react-router'
import { mayCall } from '@contract/console/rights'
import { shortMoment } from '@contract/moments'
import { areaTextIdOf, areaTexts } from '@contract/texts/area-texts'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { Part } from '../../kit/panel/panel'
import { SignIns } from '../../kit/sign-ins/sign-ins'
import { platformText } from '../../kit/words/platforms'
import { copy } from './copy'
import styles from './person.module.scss'
import type { Person } from './use-person'

/** Where a person is signed in, the end of that, and how they signed in of late. */
export const PersonSignIns = ({ one }: { readonly one: Person }) => (
  <div className={styles.columns}>
    <section className={styles.sheet}>
      <Part title={copy.sessions} note={String(one.sessions.length)}>
        {one.sessions.length === 0 && <small>{copy.noSession}</small>}
        {one.sessions.map(({ tokenId, platform, blockNo, at }) => (
          <p key={tokenId}>
            {platformText(platform)} {blockNo ?? ''} <small>{shortMoment(at)}</small>
          </p>
        ))}
        <EndSessions one={one} />
      </Part>
    </section>
    <section className={styles.sheet}>
      <Agreed one={one} />
      <Part title={copy.logins}>
        <SignIns of={one} />
      </Part>
    </section>
  </div>
)

/** Which versions of what is agreed to the person agreed to, each with the way to its words. */
const Agreed = ({ one: { agreed } }: { readonly one: Person }) => (
  <Part title={copy.agreed} note={String(agreed.length)}>
    {agreed.length === 0 && <small>{copy.agreedNone}</small>}
    {agreed.map(({ areaId, areaName, key, ver, at }) => (
      <p key={`${areaId} ${key} ${ver}`}>
        <Link to='/texts' search={{ areaId: String(areaId), id: String(areaTextIdOf(areaId, key)), ver: String(ver) }}>
          {copy.agreedTo(areaName, areaTexts[key].title, ver)}
        </Link>{' '}
        <small>{shortMoment(at)}</small>
      </p>
    ))}
  </Part>
)

function EndSessions({ one: { userId, nickName, sessions } }: { readonly one: Person }) {
  const { roles } = useMe()
  if (sessions.length === 0 || !mayCall('/admin/user/endSessions', roles)) return null
  return (
    <Standing>
      <Acts
        path='/admin/user/endSessions'
        label={copy.endReason}
        ways={[
          {
            key: 'end',
            label: copy.end(sessions.length),
            look: 'danger',
            sure: copy.endSure(nickName, sessions.length),
          },
        ]}
        wish={(_, reason) => ({ id: userId, reason })}
      />
    </Standing>
  )
}
