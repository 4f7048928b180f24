import { Tag } from 'antd'
import { dayMs } from '@contract/durations'
import { fullMoment, shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { json } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Decision } from '../../kit/approval/decision'
import { Avatar } from '../../kit/avatar/avatar'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { Remedies } from '../../kit/remedy/remedies'
import { Resident } from '../../kit/thing/people'
import { Turn } from '../../kit/turn/turn'
import { Checks } from './checks'
import { useThreshold } from '../../kit/settings/use-threshold'
import { copy } from './copy'
import styles from './withdrawals.module.scss'
import { WithdrawalActs } from './withdrawal-acts'
import type { WithdrawalInfo } from './rows'

/** One withdrawal: to whom, where the money goes, what was checked, and who signs. */
export function WithdrawalPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const read = useRead(['/admin/withdraw/info', id], () => json('/admin/withdraw/info', { id }))
  return (
    <Panel
      title={
        <>
          {read.value?.withdrawNo} {read.value && <Tag>{copy.stateNames[read.value.state]}</Tag>}
        </>
      }
      onClose={onClose}
    >
      <Loaded
        read={read}
        draw={(one) => (
          <>
            <div className={styles.who}>
              <Avatar seed={one.user.blockNo} />
              <div>
                <strong>
                  <Resident
                    userId={one.user.userId}
                    name={one.user.nickName}
                    no={one.user.blockNo}
                    areaId={one.areaId}
                  />
                </strong>
                <div className={styles.note}>{aboutOwner(one)}</div>
              </div>
            </div>
            <Facts
              facts={[
                { name: copy.to, value: one.way === 'bank' ? one.payee.bank : copy.ways[one.way] },
                { name: copy.payee, value: one.payee.name },
                { name: copy.account, value: one.payee.account },
                { name: copy.latest, value: fullMoment(one.expectAt) },
                ...(one.reference === '' ? [] : [{ name: copy.reference, value: one.reference }]),
                ...(one.endedAt === null ? [] : [{ name: copy.endedAt, value: fullMoment(one.endedAt) }]),
                { name: copy.amount, value: yuanText(one.amount) },
                { name: copy.fee, value: `−${yuanText(one.fee)}` },
                { name: copy.net, value: <b className={styles.net}>{yuanText(one.net)}</b>, isTotal: true },
              ]}
            />
            <Path one={one} />
            <Part title={copy.checks}>
              <Checks one={one} />
            </Part>
            {one.isTwoPersons && <Two one={one} />}
            {one.approval?.state === 'waiting' ? (
              <Decision key={one.approval.approvalId} approval={one.approval} />
            ) : (
              <WithdrawalActs one={one} />
            )}
            {isPaid(one) && (
              <Remedies refType='withdraw' refId={one.withdrawId} no={one.withdrawNo} kinds={['returned', 'loss']} />
            )}
          </>
        )}
      />
    </Panel>
  )
}

/** Whether money left for it: it may come back, or have left twice. */
const isPaid = ({ state }: WithdrawalInfo): boolean => state === 'paid' || state === 'returned'

/** Since when they hold the block, and their number, masked. */
const aboutOwner = ({ checks: { heldSince }, mobile }: WithdrawalInfo): string =>
  [
    ...(heldSince === null ? [] : [copy.held(Math.floor((serverNow() - heldSince) / dayMs))]),
    mobile === '' ? copy.noMobile : copy.mobile(mobile),
  ].join(' · ')

const Path = ({ one: { postings, amount, user } }: { readonly one: WithdrawalInfo }) => (
  <div className={styles.path} aria-label={copy.path}>
    <div>
      <span>{copy.from(user.blockNo)}</span>
      <b>−{yuanText(amount)}</b>
    </div>
    <i aria-hidden>→</i>
    {postings.map(({ to, amount: part }) => (
      <div key={to}>
        <span>{to === 'payout' ? copy.payout : copy.platformFee}</span>
        <b>+{yuanText(part)}</b>
      </div>
    ))}
  </div>
)

/** The two signatures: who gave the first one, and whose turn the second is. */
function Two({ one: { approval, state } }: { readonly one: WithdrawalInfo }) {
  const { name } = useMe()
  const limit = useThreshold('withdrawTwo')
  const isMine = approval?.acts.includes('approve') === true
  return (
    <Part title={copy.twoPersons} note={copy.above(yuanText(limit))}>
      {approval && (
        <p>
          {copy.firstSigned(approval.askedBy.name, shortMoment(approval.askedAt))}
          <br />
          <span className={styles.note}>{approval.reason}</span>
        </p>
      )}
      {approval?.state === 'waiting' && (
        <Turn
          who={isMine ? copy.yourTurn : copy.oneMore}
          act={isMine ? name : copy.notTheSame}
          until={approval.expiresAt}
          otherwise={copy.lapse}
          look={isMine ? 'me' : 'wait'}
        />
      )}
      {approval?.state === 'approved' && approval.decidedBy && approval.decidedAt !== null && (
        <p>
          {copy.firstSigned(approval.decidedBy.name, shortMoment(approval.decidedAt))}
          {approval.answer !== '' && (
            <>
              <br />
              <span className={styles.note}>{copy.answer(approval.answer)}</span>
            </>
          )}
        </p>
      )}
      {approval?.state === 'lapsed' && <p>{approval.answer || copy.lapse}</p>}
      {approval?.state === 'refused' && approval.decidedBy && (
        <p>{copy.rejectedBy(approval.decidedBy.name, approval.answer)}</p>
      )}
      {approval?.state !== 'waiting' && state === 'applied' && <p className={styles.note}>{copy.unsigned}</p>}
    </Part>
  )
}
