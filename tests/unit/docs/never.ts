/** A sentence of the docs that says "never": where it stands, how it begins, and the test that holds it. */
interface Never {
  readonly document: string
  readonly says: string
  /** Below `tests`. */
  readonly test: string
  /** A part of the name of that test, or of the planted fault. */
  readonly named: string
}

const row = (document: string, says: string, test: string, named: string): Never => ({ document, says, test, named })

/** Each sentence with "never" in the decisions and the architecture. What is only told, and no rule, is said in other words. */
export const nevers: readonly Never[] = [
  row(
    'decisions/0003',
    'Direction is who pays whom',
    'server/ledger/laws.test.ts',
    'keeps the books equal whatever moves',
  ),
  row('decisions/0003', 'A float never touches', 'unit/rules/line-faults.ts', 'parseFloat'),
  row('decisions/0003', 'All accounts of a transaction', 'server/ledger/ledger.test.ts', 'never waits for itself'),
  row('decisions/0007', '**Goods come back** only', 'server/orders/devices.test.ts', 'and no goods to the listing'),
  row('decisions/0032', '**A decision comes after', 'server/orders/disputes.test.ts', 'a decision only afterwards'),
  row('decisions/0033', 'type is what its bytes say', 'server/object-store/store.test.ts', 'is judged by its bytes'),
  row('decisions/0040', '**A bid that was never paid**', 'server/bids/bids.test.ts', 'seen by nobody but its owner'),
  row('decisions/0050', 'a halt never touches money', 'server/area/halt.test.ts', 'money come home'),
  row('decisions/0060', 'a sandbox never stands there', 'server/wechat/settings.test.ts', 'production'),
  row(
    'decisions/0070',
    'A demo city never sends',
    'server/accounts/warned.test.ts',
    'the invented numbers of a demo city',
  ),
  row('decisions/0060', 'Only what the payer has', 'server/pay/refund-admin.test.ts', 'more than is left'),
  row('decisions/0060', 'A run on demand', 'server/pay/books-admin.test.ts', 'leaves the nightly comparison to come'),
  row('decisions/0004', 'The size of the figures', 'e2e/trade/amounts.spec.ts', 'neither wrap nor jump'),
  row('decisions/0004', 'The layout depends', 'e2e/trade/amounts.spec.ts', 'neither wrap nor jump'),
  row('decisions/0070', 'never a mobile number', 'server/accounts/residents.test.ts', 'without anything private'),
  row(
    'decisions/0070',
    '**A referee** is bound',
    'server/accounts/wechat.test.ts',
    'nobody later than at the first login',
  ),
  row(
    'decisions/0260',
    'is reckoned when it is read',
    'server/market/cart.test.ts',
    'reckons what became of each line',
  ),
  row(
    'decisions/0071',
    'switching accounts never shows',
    'ui/session/in-flight.test.tsx',
    'the account that took over',
  ),
  row(
    'decisions/0094',
    'an app about money must never',
    'e2e/browser/installed.spec.ts',
    'no answer that is not of now',
  ),
  row('decisions/0094', 'It never touches calls', 'e2e/browser/installed.spec.ts', 'no answer that is not of now'),
  row(
    'decisions/0142',
    'they never change once written',
    'server/object-store/store.test.ts',
    'never replaces other content',
  ),
  row(
    'decisions/0142',
    'a database that never held',
    'server/operation/under-load.test.ts',
    'a database that holds a demo city',
  ),
  row('decisions/0100', 'Only addresses below', 'server/first-paint/pictures.test.ts', 'are never asked for elsewhere'),
  row('decisions/0121', 'Places never move', 'ui/lists/long-list.test.tsx', 'stays in its place'),
  row('decisions/0142', 'What is there already', 'server/setup/settle.test.ts', 'leaves alone what differs'),
  row('decisions/0033', 'A kept picture is never', 'server/object-store/store.test.ts', 'never replaces other content'),
  row('decisions/0200', 'It is paid after a whole day', 'server/fund/spends.test.ts', 'is never paid at night'),
  row('decisions/0210', 'A draft that never looked', 'server/vote/life.test.ts', 'lapses as a draft'),
  row('decisions/0220', 'a timer that is late', 'server/shop/races.test.ts', 'a seat that is paid and lapses at once'),
  row('decisions/0220', 'It is never searched', 'server/shop/pages.test.ts', 'never by contact'),
  row('architecture', 'production never starts one', 'server/wechat/settings.test.ts', 'production'),
  row('architecture', 'this nonce was never seen', 'server/http/signature.test.ts', 'is good once'),
  row(
    'architecture',
    'it is never carried out twice',
    'server/orders/trade.test.ts',
    'gives every repeat under the same number',
  ),
  row(
    'architecture',
    'Every command carries the version',
    'server/orders/trade.test.ts',
    'gives every repeat under the same number',
  ),
  row('architecture', 'an outage never costs', 'server/jobs/outage.test.ts', 'adds the time the server was away'),
]
