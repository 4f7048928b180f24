import type { UpdateNews } from '@/platform/updates/types'
import { MessageBox } from '@/ui/message-box/message-box'

const words = {
  title: '更新提示',
  ready: '新版本已经准备好，应用将重启',
  restart: '重启',
  later: '稍后',
  failed: '新版本下载失败',
} as const

export interface UpdateBoxProps {
  readonly news: UpdateNews
  readonly onAnswer: (mayRestart: boolean) => void
}

/** Asks whether the newer version may start, or says that it could not be loaded. Source: specification §2 (app update). */
export function UpdateBox({ news, onAnswer }: UpdateBoxProps) {
  if (news === 'failed')
    return <MessageBox type='info' title={words.title} content={words.failed} onEvent={() => onAnswer(false)} />
  return (
    <MessageBox
      type='confirm'
      title={words.title}
      content={words.ready}
      confirmText={words.restart}
      cancelText={words.later}
      onEvent={(event) => onAnswer(event === 'confirm')}
    />
  )
}
