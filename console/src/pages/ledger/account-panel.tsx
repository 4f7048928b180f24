import { Button } from 'antd'
import { grouped } from '@contract/digits'
import { Facts } from '../../kit/facts/facts'
import { useAddress } from '../../kit/list/address'
import { Loaded, Panel } from '../../kit/panel/panel'
import { signedYuan } from '../../kit/words/signed-yuan'
import { copy } from './copy'
import { accountName } from './rules'
import { fresh } from './tabs'
import { useAccount } from './use-account'
import { AccountLink } from '../../kit/postings/account-link'

/** One account with the whole end of its chain, and the way to its entries. */
export function AccountPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const read = useAccount(id)
  const { change } = useAddress()
  const account = read.value?.data[0]
  return (
    <Panel title={account ? accountName(account.key, account.owner) : ''} onClose={onClose}>
      <Loaded
        read={read}
        draw={() =>
          account && (
            <>
              <Facts
                facts={[
                  {
                    name: copy.account,
                    value: <AccountLink account={account.key}>{accountName(account.key, account.owner)}</AccountLink>,
                  },
                  { name: copy.entries, value: grouped(account.entries) },
                  { name: copy.balance, value: signedYuan(account.balance), isTotal: true },
                ]}
              />
              <Facts facts={[{ name: copy.head, value: <code>{account.head}</code> }]} />
              <Button type='primary' block onClick={() => change({ ...fresh, tab: '', accountId: id })}>
                {copy.toEntries}
              </Button>
            </>
          )
        }
      />
    </Panel>
  )
}
