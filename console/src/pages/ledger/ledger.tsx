import { useAddress } from '../../kit/list/address'
import { Accounts } from './accounts'
import { Entries } from './entries'

/** The ledger: its entries, or its accounts with the ends of their chains. */
export default function Ledger() {
  const { fields } = useAddress()
  return fields['tab'] === 'accounts' ? <Accounts /> : <Entries />
}
