import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { isLineOver } from '@contract/block/cart-problems'
import { isOpenAt } from '@contract/hours'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import type { CallError } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useOpenings } from '@/lib/session/openings'
import { serverClockAtom, useServerNow } from '@/lib/session/server-clock'
import { useWaits } from '@/lib/session/terms'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { Section, SectionHead } from '@/ui/section/section'
import { CheckOutPopups } from '../../check-out/components/check-out-popups'
import type { WishedBlock } from '../../check-out/rules/moved'
import { useCheckOut } from '../../check-out/use-check-out'
import type { Cart } from '../atoms'
import { cartAtom, guestCartAtom } from '../atoms'
import { cartCopy } from '../copy'
import type { OpenLine } from '../rules/lines'
import { chosenOf, guestOpen, parted } from '../rules/lines'
import type { CartUse } from '../use-cart'
import { useCart } from '../use-cart'
import styles from './cart.module.scss'
import { CartBar, ManageBar, whyNot } from './cart-bar'
import { ClosedRow, OpenRow } from './cart-row'

export interface CartScreenProps {
  /** Whether it is a tab of its own. */
  readonly tab: boolean
  readonly onLook: () => void
  readonly children?: ReactNode
}

const wished = ({ blockId, block, price }: OpenLine): WishedBlock => ({
  blockId,
  price,
  ver: block.ver ?? 0,
  blockNo: block.blockNo,
  isUnsold: block.state === 'unsold',
  until: block.until,
})

interface Lines {
  readonly open: readonly OpenLine[]
  readonly closed: ReturnType<typeof parted>['closed']
}

/** The cart: what can be bought, what cannot and why, and the check-out. Source: mockup 28-market-cart. */
export function CartScreen({ tab, onLook, children }: CartScreenProps) {
  const user = useAtomValue(userAtom)
  const known = useAtomValue(cartAtom)
  const guest = useAtomValue(guestCartAtom)
  const lines: Lines = user
    ? parted(known.tag === 'ready' ? known.value.lines : [])
    : { open: guestOpen(guest), closed: [] }
  const use = useCart(lines.open)
  const out = useCheckOut(() => void use.load())
  const ids = [...lines.open, ...lines.closed].map(({ blockId }) => blockId)
  const chosen = chosenOf(lines.open, use.left)
  // A line with another price is accepted before it is chosen.
  const isAll = chosen.length > 0 && chosen.length === lines.open.length
  const isAllMarked = use.removing.size === ids.length
  const { now } = useAtomValue(serverClockAtom)
  const openings = useOpenings()
  const checkOut = useOnceSignedIn(
    'checkOut',
    (isAfterLogin) =>
      (!isAfterLogin || (isOpenAt(openings, now()) && whyNot(chosen.length) === undefined)) &&
      out.checkOut(chosen.map(wished)),
    known.tag === 'ready',
    chosen
      .map(({ blockId, price }) => `${blockId}:${price}`)
      .sort()
      .join(),
    true,
  )
  const bar = use.isManaging ? (
    <ManageBar
      count={use.removing.size}
      isAll={isAllMarked}
      isBusy={use.isBusy}
      onAll={() => use.markAll(isAllMarked ? [] : ids)}
      onRemove={use.remove}
    />
  ) : (
    <CartBar
      chosen={chosen}
      isAll={isAll}
      isGuest={user === null}
      isBusy={out.isBusy}
      onAll={() => use.pickAll(lines.open, isAll)}
      onCheckOut={() => checkOut()}
    />
  )
  const shown: Remote<Cart | null, CallError> = user ? known : { tag: 'ready', value: null }
  const manage = (
    <Pressable className={cx(styles.act)} onPress={use.manage}>
      {use.isManaging ? cartCopy.manageEnd : cartCopy.manage}
    </Pressable>
  )
  return (
    <Screen
      title={cartCopy.title}
      tab={tab}
      titleEnd={ids.length > 0 && manage}
      onRefresh={use.load}
      footer={ids.length > 0 ? bar : undefined}
    >
      <RemoteView of={shown} onRetry={() => void use.load()} failure={(error) => ({ text: failed(error) })}>
        {() => (ids.length > 0 ? <Body lines={lines} use={use} isGuest={user === null} /> : <Empty onLook={onLook} />)}
      </RemoteView>
      <CheckOutPopups isCart out={out} onReload={() => void use.load()} />
      {children}
    </Screen>
  )
}

const failed = (error: CallError) => `${callErrorText(error)}。${cartCopy.failed}`

const Empty = ({ onLook }: Pick<CartScreenProps, 'onLook'>) => (
  <EmptyState
    kind='empty'
    title={cartCopy.empty}
    text={cartCopy.emptyText}
    action={{ text: cartCopy.look, onPress: onLook }}
  />
)

interface BodyProps {
  readonly lines: Lines
  readonly use: CartUse
  readonly isGuest: boolean
}

function Body({ lines: { open, closed }, use, isGuest }: BodyProps) {
  const nowMs = useServerNow(60_000)
  const waits = useWaits()
  const { isManaging, removing, left } = use
  const clear = closed.some(({ fault }) => isLineOver(fault)) && (
    <Pressable className={cx(styles.clear)} onPress={use.clear}>
      {cartCopy.clear}
    </Pressable>
  )
  return (
    <>
      <Section>
        {open.map((line) => (
          <OpenRow
            key={line.blockId}
            line={line}
            nowMs={nowMs}
            isManaging={isManaging}
            isOn={isManaging ? removing.has(line.blockId) : line.priceSeen === undefined && !left.has(line.blockId)}
            onPick={() => (isManaging ? use.mark(line.blockId) : use.pick(line.blockId))}
            onAccept={() => use.accept(line)}
          />
        ))}
      </Section>
      {closed.length > 0 && (
        <>
          <SectionHead title={cartCopy.invalid} count={closed.length} end={clear} />
          <Section>
            {closed.map((line) => (
              <ClosedRow
                key={line.blockId}
                line={line}
                nowMs={nowMs}
                isOn={removing.has(line.blockId)}
                onPick={isManaging ? () => use.mark(line.blockId) : undefined}
              />
            ))}
          </Section>
        </>
      )}
      <Note>{isGuest ? cartCopy.guestNote : cartCopy.rule(waits)}</Note>
    </>
  )
}
