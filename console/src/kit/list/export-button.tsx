import { App, Button, Modal } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { calendarDay } from '@contract/moments'
import download from '@/assets/icons/download.svg'
import type { ExportPath } from '../../client/call'
import { fileOf } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useMe } from '../../client/session'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { saveFile } from '../../doors/save-file'
import { ActForm } from '../act/act-form'
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
  /** The call asks for a reason: what it is asked for with. */
  readonly reasonLabel?: string | undefined
}

/** What the list shows, all pages of it, as CSV; the server records who took it. */
export function ExportButton({ path, title, asked, total, label = copy.exportCsv, reasonLabel }: ExportButtonProps) {
  const { roles } = useMe()
  const { message } = App.useApp()
  const { isBusy, run: alone } = useOneAtATime()
  const [isAsking, setAsking] = useState(false)
  if (!mayCall(path, roles)) return null
  const run = async (reason?: string) => {
    const answer = await alone(() => fileOf(path, reason === undefined ? asked : { ...asked, reason }))
    if (!answer) return
    if (!answer.ok) return void message.error(answer.error.msg)
    setAsking(false)
    saveFile(`${title} ${calendarDay(serverNow())}.csv`, answer.value)
    void message.success(total === undefined ? copy.saved : copy.exported(total))
  }
  return (
    <>
      <Button
        icon={<Icon file={download} size={16} />}
        loading={isBusy}
        onClick={() => (reasonLabel === undefined ? void run() : setAsking(true))}
      >
        {label}
      </Button>
      {reasonLabel !== undefined && (
        <Modal open={isAsking} title={label} footer={null} destroyOnHidden onCancel={() => setAsking(false)}>
          <ActForm
            label={reasonLabel}
            isBusy={isBusy}
            failure={undefined}
            ways={[{ key: 'export', label, look: 'primary' }]}
            onAct={(_, reason) => void run(reason)}
          />
        </Modal>
      )}
    </>
  )
}
