import { useRouter } from '@tarojs/taro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { GuestNotice } from '@/features/session/components/guest-notice'
import { SessionHost } from '@/features/session/components/session-host'
import { loadAssetsAtom, loadBooksAtom } from '@/features/wallet/atoms'
import { MoneyView } from '@/features/wallet/components/money-view'
import { loadMoneyAtom, moneyKindOf } from '@/features/wallet/money-list'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** Money: the total, its three parts, the records. */
export default function MoneyPage() {
  const user = useAtomValue(userAtom)
  const wanted = moneyKindOf(useRouter().params.kind)
  const [isFirst, setFirst] = useState(true)
  const loadAssets = useSetAtom(loadAssetsAtom)
  const loadBooks = useSetAtom(loadBooksAtom)
  const loadMoney = useSetAtom(loadMoneyAtom)
  const load = () => {
    setFirst(false)
    return Promise.all([loadAssets(), loadBooks(), loadMoney(isFirst ? wanted : undefined)])
  }
  useOnShow(user?.token ?? '', () => void load())
  return (
    <Screen title='资金明细' plate={user?.blockNo} onRefresh={load}>
      {user === null ? <GuestNotice text='登录后看你的资金' /> : <MoneyView />}
      <SessionHost />
    </Screen>
  )
}
