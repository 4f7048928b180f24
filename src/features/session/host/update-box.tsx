import { useAtomValue, useSetAtom } from 'jotai'
import { answerUpdateAtom, updateNewsAtom } from '@/lib/updates/update-news'
import { LazyMessageBox } from '@/ui/message-box/lazy-message-box'

const title = '更新提示'
const ready = { content: '新版本已经准备好，应用将重启', confirmText: '重启', cancelText: '稍后' }
const failed = { content: '新版本下载失败' }

/** A newer version is ready, or could not be loaded. Source: specification §2 (app update). */
export function UpdateBox() {
  const news = useAtomValue(updateNewsAtom)
  const answer = useSetAtom(answerUpdateAtom)
  if (news === null) return null
  const message = news === 'ready' ? ready : failed
  return (
    <LazyMessageBox
      type={news === 'ready' ? 'confirm' : 'info'}
      title={title}
      {...message}
      onEvent={(event) => answer(event === 'confirm')}
    />
  )
}
