import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { userAtom } from '@/lib/session/atoms'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Screen } from '@/ui/screen/screen'
import { backCopy, spendCopy } from '../copy'
import { useProof } from '../use-proof'
import { BackSheet } from './back-sheet'
import { ProofForm } from './proof-form'
import { ProofView, SpendBody } from './spend-body'
import styles from './spend.module.scss'

export interface SpendScreenProps {
  readonly spend: FundSpend
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** A spend as its reader sees it: who got the money hands in the proof, and may give some back. Source: community §3 (pages). */
export function SpendScreen({ spend, onReload, navEnd, children }: SpendScreenProps) {
  const user = useAtomValue(userAtom)
  const [isReplacing, setReplacing] = useState(false)
  const [isGivingBack, setGivingBack] = useState(false)
  const proof = useProof(spend, () => setReplacing(false))
  const mayProve = spend.acts.includes('proof')
  const isProving = mayProve && (spend.proof === null || isReplacing)
  const { form, isUnanswered } = proof
  const submit = isUnanswered ? spendCopy.checkSent : spendCopy.submit
  const bar = spend.acts.length > 0 && (
    <BottomBar>
      <View className={cx(styles.acts)}>
        {spend.acts.includes('giveBack') && (
          <Button kind='secondary' className={styles.act} onPress={() => setGivingBack(true)}>
            {backCopy.open}
          </Button>
        )}
        {isProving && (
          <Button
            className={styles.act}
            onPress={form.submit}
            loading={form.isSubmitting ? spendCopy.sending : undefined}
          >
            {submit}
          </Button>
        )}
        {mayProve && !isProving && (
          <Button kind='secondary' className={styles.act} onPress={() => setReplacing(true)}>
            {spendCopy.replace}
          </Button>
        )}
      </View>
    </BottomBar>
  )
  return (
    <Screen
      title={spendCopy.title}
      subtitle={`${spend.areaName} · ${spend.no}`}
      plate={user?.blockNo}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={bar}
    >
      <SpendBody spend={spend} onEnd={() => void onReload()} />
      {isProving ? <ProofForm proof={proof} /> : <ProofView spend={spend} />}
      {isGivingBack && <BackSheet spend={spend} onClose={() => setGivingBack(false)} />}
      {children}
    </Screen>
  )
}
