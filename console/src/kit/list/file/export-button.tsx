import { App, Button, Modal, Space } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { FileRows } from '@contract/console/file-rows'
import { calendarDay } from '@contract/moments'
import download from '@/assets/icons/download.svg'
import type { ExportPath } from '../../../client/call'
import { fileOf } from '../../../client/call'
import { serverNow } from '../../../client/server-time'
import { useMe } from '../../../client/session'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { saveFile } from '../../../doors/save-file'
import { ActForm } from '../../act/act-form'
import { copy } from '../../copy'
import { Icon } from '../../icon/icon'
import type { Fields } from '../address'
import { workbookOf } from './workbook'

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

type Shape = 'csv' | 'xlsx'

/** What the list shows, all pages of it, as CSV or as a workbook; the server records who took it. */
export function ExportButton({ path, title, asked, total, label = copy.exportCsv, reasonLabel }: ExportButtonProps) {
  const { roles } = useMe()
  const { message } = App.useApp()
  const { isBusy, run: alone } = useOneAtATime()
  const [asking, ask] = useState<Shape>()
  if (!mayCall(path, roles)) return null
  const take = async (shape: Shape, reason?: string) => {
    const wish = { ...asked, ...(reason !== undefined && { reason }), ...(shape === 'xlsx' && { as: 'rows' }) }
    const answer = await fileOf(path, wish)
    if (!answer.ok) return void message.error(answer.error.msg)
    ask(undefined)
    const rows = () => answer.value.text().then((text) => JSON.parse(text) as FileRows)
    const file = shape === 'csv' ? answer.value : await workbookOf(title, await rows())
    saveFile(`${title} ${calendarDay(serverNow())}.${shape}`, file)
    void message.success(total === undefined ? copy.saved : copy.exported(total))
  }
  const press = (shape: Shape) => (reasonLabel === undefined ? void alone(() => take(shape)) : ask(shape))
  return (
    <>
      <Space.Compact>
        <Button icon={<Icon file={download} size={16} />} loading={isBusy} onClick={() => press('csv')}>
          {label}
        </Button>
        <Button disabled={isBusy} aria-label={copy.asWorkbook(label)} onClick={() => press('xlsx')}>
          {copy.workbook}
        </Button>
      </Space.Compact>
      {reasonLabel !== undefined && (
        <Modal open={asking !== undefined} title={label} footer={null} destroyOnHidden onCancel={() => ask(undefined)}>
          <ActForm
            label={reasonLabel}
            isBusy={isBusy}
            failure={undefined}
            ways={[{ key: 'export', label: asking === 'xlsx' ? copy.asWorkbook(label) : label, look: 'primary' }]}
            onAct={(_, reason) => void alone(() => take(asking ?? 'csv', reason))}
          />
        </Modal>
      )}
    </>
  )
}
