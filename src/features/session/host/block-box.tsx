import { MessageBox } from '@/ui/message-box/message-box'

const copy = {
  title: '购买区块',
  text: '区块由平台分批出售，也可由区块主人转让，暂未开放在线购买。没有区块也可浏览行情，用手机号登录后可接收通知、充值。',
} as const

/**
 * Where blocks are sold, and what can be done without one. It is on every page, because every login may lead here. Source: specification §2
 * (buy link of the login popup); domain model §2.
 */
export const BlockBox = ({ onClose }: { readonly onClose: () => void }) => (
  <MessageBox type='info' title={copy.title} content={copy.text} onEvent={onClose} />
)
