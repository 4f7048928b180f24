import { Button, Checkbox, Segmented } from 'antd'
import { useState } from 'react'
import type { ImportKind } from '@contract/console/import-columns'
import { importKinds } from '@contract/console/import-columns'
import type { ImportReport } from '@contract/endpoints/console/imports'
import { importLimits } from '@contract/endpoints/console/imports'
import type { Failure } from '../../client/call'
import { json } from '../../client/call'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { PageHead } from '../../kit/page-head/page-head'
import { Acts } from '../../kit/act/acts'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import { Refused } from '../../kit/notes/refused'
import { copy, kindNames } from './copy'
import { FileField } from './file-field'
import styles from './imports.module.scss'
import { Report } from './report'
import { Slips } from './slips'

/** Residents, blocks and items from a file: what each line would do first, then all of them or none. */
export default function Imports() {
  return <OneArea draw={(area) => <AreaImports key={area.areaId} area={area} />} />
}

/** What was tried, and what came of it. */
interface Tried {
  readonly csv: string
  readonly kind: ImportKind
  readonly update: boolean
  readonly report: ImportReport
  /** All its lines with what comes of each. */
  readonly marked: string
  readonly isDone: boolean
}

function AreaImports({ area: { areaId, name } }: { readonly area: Area }) {
  const { fields, change } = useAddress()
  const kind = importKinds.find((one) => one === fields['kind']) ?? 'blocks'
  const [{ csv, file }, setText] = useState({ csv: '', file: '' })
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<Failure>()
  const { isBusy, run } = useOneAtATime()
  const [update, setUpdate] = useState(false)
  const check = async () => {
    const answer = await run(() => json('/admin/import/check', { areaId, kind, csv, update }))
    if (!answer) return
    setFailure(answer.ok ? undefined : answer.error)
    if (!answer.ok) return setTried(undefined)
    const { marked, ...report } = answer.value
    setTried({ csv, kind, update, report, marked, isDone: false })
  }
  const isFresh = tried?.csv === csv && tried.kind === kind && tried.update === update
  const isReady =
    isFresh && !tried.isDone && tried.report.problems === 0 && tried.report.fresh + tried.report.changed > 0
  return (
    <>
      <PageHead title={copy.title} note={copy.note(name)} />
      <div className={styles.columns}>
        <section className={styles.sheet}>
          <Segmented
            block
            aria-label={copy.kind}
            value={kind}
            options={importKinds.map((value) => ({ value, label: kindNames[value] }))}
            onChange={(next) => change({ kind: next === 'blocks' ? '' : next })}
          />
          <FileField kind={kind} csv={csv} onChange={(next, named) => setText({ csv: next, file: named })} />
          {csv.length > importLimits.characters && <p className={styles.bad}>{copy.tooLong}</p>}
          <Checkbox checked={update} onChange={({ target }) => setUpdate(target.checked)}>
            {copy.update}
          </Checkbox>
          <p className={styles.meta}>{copy.updateHint}</p>
          <div className={styles.ways}>
            <Button
              type='primary'
              loading={isBusy}
              disabled={csv.trim() === '' || csv.length > importLimits.characters}
              onClick={() => void check()}
            >
              {copy.check}
            </Button>
          </div>
          <Refused failure={failure} />
          {tried && !isFresh && <p className={styles.meta}>{copy.changed}</p>}
          {tried && isReady && (
            <Acts
              path='/admin/import/run'
              label={copy.reason}
              ways={[
                {
                  key: 'run',
                  label: copy.run,
                  look: 'primary',
                  sure: copy.sure(kindNames[kind], tried.report, name),
                  done: copy.ran,
                },
              ]}
              wish={(_, reason) => ({ areaId, kind, csv, update, name: file, reason })}
              onDone={(report) => setTried({ ...tried, report, isDone: true })}
            />
          )}
        </section>
        <div className={styles.sheets}>
          <Report report={tried?.report} marked={tried?.marked} kind={kind} isDone={tried?.isDone === true} />
          {kind === 'residents' && <Slips areaId={areaId} areaName={name} />}
        </div>
      </div>
    </>
  )
}
