import type { BlockCart } from '@contract/endpoints/market/block-market'
import { Note } from '@/ui/note/note'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { payCopy } from '../pay-copy'
import { pathLines } from '../rules/bill'

/** Where the money of a check-out goes, and what must be known of the new password. Source: mockup 28-market-pay. */
export function PayPath({ cart }: { readonly cart: BlockCart }) {
  const hasSeller = cart.orders.some(({ sellerBlockNo }) => sellerBlockNo !== null)
  return (
    <>
      <SectionHead title={payCopy.where} />
      <Section card padded>
        {pathLines(cart).map(({ name, text }, at) => (
          <Pair key={`${at} ${name}`} name={name}>
            {text}
          </Pair>
        ))}
      </Section>
      {hasSeller && <Note icon='shield'>{payCopy.held}</Note>}
      <Note icon='key'>{payCopy.once}</Note>
    </>
  )
}
