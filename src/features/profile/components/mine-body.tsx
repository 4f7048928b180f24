import { goTo, goToBoard } from '@/lib/routes/go'
import { isTabRoute } from '@/lib/routes/tabs'
import { Cell } from '@/ui/cell/cell'
import { Section, SectionHead } from '@/ui/section/section'
import { copy } from '../copy'
import type { MineEntry } from '../entries'
import { guestEntries, userEntries } from '../entries'
import { EntryGrid } from './entry-grid'
import type { OrderNumbersProps } from './order-numbers'
import { OrderNumbers } from './order-numbers'

const openEntry = ({ route }: MineEntry) => (route === 'home' ? goToBoard() : goTo(route))

export interface ResidentBodyProps extends OrderNumbersProps {
  /** How many disputes wait for the reader's decision; missing for a reader who decides none. */
  readonly disputes: number | undefined
  /** May send notices to the whole area, as its mayor. */
  readonly mayTellArea: boolean
}

/** Below the wallet: own orders, disputes to decide, then everything else a resident has. */
export function ResidentBody({ numbers, countParts, disputes, mayTellArea, unread }: ResidentBodyProps) {
  return (
    <>
      <OrderNumbers numbers={numbers} countParts={countParts} unread={unread} />
      {disputes !== undefined && (
        <Section>
          <Cell
            icon='gavel'
            title={copy.disputes.title}
            note={copy.disputes.note}
            value={disputes > 0 ? copy.disputes.count(disputes) : copy.disputes.none}
            onPress={() => goTo('disputes')}
          />
        </Section>
      )}
      {mayTellArea && (
        <Section>
          <Cell icon='bell' title={copy.telling.title} note={copy.telling.note} onPress={() => goTo('areaNotices')} />
        </Section>
      )}
      <Section>
        <EntryGrid entries={userEntries} onPick={openEntry} badges={{ notice: unread ?? 0 }} />
      </Section>
      <Section>
        {!isTabRoute('category') && (
          <Cell
            icon='map'
            title={copy.blockMarket.title}
            note={copy.blockMarket.note}
            onPress={() => goTo('category')}
          />
        )}
        <Cell icon='truck' title={copy.addresses.title} note={copy.addresses.note} onPress={() => goTo('addresses')} />
        <Cell
          icon='star'
          title={copy.favourites.title}
          note={copy.favourites.note}
          onPress={() => goTo('favourites')}
        />
      </Section>
    </>
  )
}

/** What can be seen without logging in. */
export function GuestBody() {
  return (
    <Section>
      <SectionHead title={copy.guest.openTitle} />
      <EntryGrid ruled entries={guestEntries} onPick={openEntry} />
    </Section>
  )
}
