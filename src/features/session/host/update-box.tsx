import type { UpdateNews } from '@/platform/updates/types'
import { MessageBox } from '@/ui/message-box/message-box'

const title = '更新提示'
const ready = { content: '新版本已经准备好，应用将重启', confirmText: '重启', cancelText: '稍后' }
const failed = { content: '新版本下载失败' }

export interface UpdateBoxProps {
  readonly news: UpdateNews
  readonly onAnswer: (mayRestart: boolean) => void
}

/** Asks whether the newer version may start, or says that it could not be loaded. Source: specification §2 (app update). */
export function UpdateBox({ news, onAnswer }: UpdateBoxProps) {
  const message = news === 'ready' ? ready : failed
  return (
    <MessageBox
      type={news === 'ready' ? 'confirm' : 'info'}
      title={title}
      {...message}
      onEvent={(event) => onAnswer(event === 'confirm')}
    />
  )
}
