import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { factsText } from '@/lib/format/unbroken'
import { goBack } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { AccountRow } from '../popup/accounts-popup'
import { countHere } from '@/lib/session/count-here'
import { Section, SectionHead } from '@/ui/section/section'
import { copy } from '../copy'
import { useAccounts } from './use-accounts'
import styles from './account-list.module.scss'
import { ForgetBox } from './forget-box'

export interface AccountListProps {
  /** Called with the block whose founder password must be typed; 0 for a block that is not in the list. */
  readonly onPassword: (blockNo: number) => void
}

/** The remembered accounts of the city: one tap acts as another one and goes back. Source: specification §2 (loginUser), §4. */
export function AccountList({ onPassword }: AccountListProps) {
  const { areaName, areaId } = useAtomValue(sessionAtom)
  const accounts = useAccounts({ onEntered: goBack, onPassword })
  return (
    <Section>
      <SectionHead title={copy.accounts} end={factsText([`${areaName} ${areaId}`.trim(), countHere(accounts.lines)])} />
      {accounts.lines.map((line) => (
        <AccountRow
          key={`${line.account.of.userId}-${line.blockNo}`}
          account={line}
          onPick={accounts.pick}
          onForget={accounts.askToForget}
        />
      ))}
      <View className={cx(styles.other)}>
        <Button kind='secondary' onPress={() => onPassword(0)}>
          {copy.other}
        </Button>
      </View>
      <ForgetBox of={accounts} />
    </Section>
  )
}
