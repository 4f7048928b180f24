import { App, Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { calendarDay } from '@contract/moments'
import download from '@/assets/icons/download.svg'
import type { ExportPath } from '../../client/call'
import { fileOf } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useMe } from '../../client/session'
import { saveFile } from '../../doors/save-file'
import { copy } from '../copy'
import { Icon } from '../icon/icon'
import type { Fields } from './address'

interface ExportButtonProps {
  readonly path: ExportPath
  readonly title: string
  readonly asked: Fields
  /** How many rows the filters find; missing: the file says it. */
  readonly total?: number
  readonly label?: string
}

/** What the list shows, all pages of it, as CSV; the server records who took it. */
export function ExportButton({ path, title, asked, total, label = copy.exportCsv }: ExportButtonProps) {
  const { roles } = useMe()
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)
  if (!mayCall(path, roles)) return null
  const run = async () => {
    setBusy(true)
    const answer = await fileOf(path, asked)
    setBusy(false)
    if (!answer.ok) return void message.error(answer.error.msg)
    saveFile(`${title} ${calendarDay(serverNow())}.csv`, answer.value)
    void message.success(total === undefined ? copy.saved : copy.exported(total))
  }
  return (
    <Button icon={<Icon file={download} size={16} />} loading={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  )
}
