import { useAtomValue, useSetAtom } from 'jotai'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'
import { closeBlockBoxAtom, isAskedForBlockAtom } from '../accounts/buy-block'

const copy = {
  title: '购买区块',
  text: '区块由平台分批出售，也可由区块主人转让，暂未开放在线购买。没有区块也可浏览行情，用手机号登录后可接收通知、充值。',
} as const

/**
 * Where blocks are sold, and what can be done without one. It is on every page, because every login may lead here. Source: specification §2
 * (buy link of the login popup); domain model §2.
 */
export function BlockBox() {
  const isAsked = useAtomValue(isAskedForBlockAtom)
  const close = useSetAtom(closeBlockBoxAtom)
  return isAsked ? <LazyMessageBox type='info' title={copy.title} content={copy.text} onEvent={close} /> : null
}
