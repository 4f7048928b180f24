import { useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Checkbox, Progress } from 'antd'
import { useRef, useState } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { importLimits } from '@contract/endpoints/console/imports'
import { calendarDay } from '@contract/moments'
import type { Failure } from '../../client/call'
import { form, json } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { useRead } from '../../client/use-read'
import { saveFile } from '../../doors/save-file'
import { ActForm } from '../../kit/act/act-form'
import { Loaded } from '../../kit/panel/panel'
import { slipCopy as copy } from './copy'
import styles from './imports.module.scss'
import { slipsPage } from './slips-page'

type Slip = ConsoleMap['/admin/import/slips']['output']['slips'][number]
type Waiting = ConsoleMap['/admin/import/waiting']['output']['blocks'][number]

interface SlipsProps {
  readonly areaId: number
  readonly areaName: string
}

/** Slips with the first founder passwords of residents who never signed in, as a file to print. Source: operate §6. */
export function Slips({ areaId, areaName }: SlipsProps) {
  const waiting = useRead(['/admin/import/waiting', areaId], () => form('/admin/import/waiting', { areaId }))
  return (
    <section className={styles.sheet} aria-label={copy.title}>
      <h3>{copy.title}</h3>
      <p className={styles.meta}>{copy.note}</p>
      <Loaded read={waiting} draw={({ blocks }) => <MakeSlips areaId={areaId} areaName={areaName} blocks={blocks} />} />
    </section>
  )
}

function MakeSlips({ areaId, areaName, blocks }: SlipsProps & { readonly blocks: readonly Waiting[] }) {
  const [isOnlyNew, setOnlyNew] = useState(true)
  const { made, all, failure, lost, make, stop } = useMaking(areaId, areaName)
  const withPassword = blocks.filter(({ hasPassword }) => hasPassword).length
  const wanted = blocks.filter(({ hasPassword }) => !isOnlyNew || !hasPassword).map(({ blockNo }) => blockNo)
  const asked = lost.length > 0 ? lost : wanted
  return (
    <>
      {blocks.length === 0 ? (
        <Alert type='success' showIcon title={copy.none} />
      ) : (
        <>
          <Alert type='info' showIcon title={copy.count(blocks.length, withPassword)} />
          <Checkbox checked={isOnlyNew} onChange={({ target }) => setOnlyNew(target.checked)}>
            {copy.onlyNew}
          </Checkbox>
        </>
      )}
      {lost.length > 0 && <Alert type='warning' showIcon title={copy.lost(lost.length)} />}
      {all > 0 && (
        <div className={styles.ways}>
          <Progress percent={Math.round((made / all) * 100)} format={() => copy.making(made, all)} />
          <Button onClick={stop}>{copy.stop}</Button>
        </div>
      )}
      {asked.length > 0 && (
        <ActForm
          label={copy.reason}
          isBusy={all > 0}
          failure={failure}
          ways={[{ key: 'make', label: copy.make(asked.length), look: 'primary' }]}
          onAct={(_, reason) => void make(asked, reason)}
        />
      )}
    </>
  )
}

/** Makes slips part by part; what was made before a failure or a stop is saved. */
function useMaking(areaId: number, areaName: string) {
  const queries = useQueryClient()
  const { message } = App.useApp()
  const [{ made, all }, setProgress] = useState({ made: 0, all: 0 })
  const [failure, setFailure] = useState<Failure>()
  // What may have been made although its answer did not come.
  const [lost, setLost] = useState<readonly number[]>([])
  const isStopped = useRef(false)
  const make = async (numbers: readonly number[], reason: string) => {
    isStopped.current = false
    setFailure(undefined)
    setLost([])
    const slips: Slip[] = []
    for (let at = 0; at < numbers.length && !isStopped.current; at += importLimits.slips) {
      setProgress({ made: slips.length, all: numbers.length })
      const blockNos = numbers.slice(at, at + importLimits.slips)
      const answer = await json('/admin/import/slips', { areaId, blockNos, reason })
      if (answer.ok) slips.push(...answer.value.slips)
      else {
        setFailure(answer.error)
        setLost(blockNos)
        break
      }
    }
    setProgress({ made: 0, all: 0 })
    if (slips.length > 0) {
      saveFile(copy.fileName(areaName, calendarDay(serverNow())), slipsPage(areaName, slips))
      void message.success(copy.made(slips.length))
    }
    await queries.invalidateQueries()
  }
  return { made, all, failure, lost, make, stop: () => void (isStopped.current = true) }
}
