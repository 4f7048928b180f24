import { Button, Input, Segmented, Upload } from 'antd'
import { useState } from 'react'
import { importKinds, importLimits } from '@contract/endpoints/console/imports'
import type { ImportKind, ImportReport } from '@contract/endpoints/console/imports'
import { fileText } from '@contract/texts/file-text'
import type { Failure } from '../../client/call'
import { json } from '../../client/call'
import { decode } from '../../doors/decode'
import { PageHead } from '../../frame/page-head'
import { Acts } from '../../kit/act/acts'
import { OneArea } from '../../kit/area/one-area'
import type { Area } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import { Refused } from '../../kit/notes/refused'
import { copy, examples, kindNames } from './copy'
import styles from './imports.module.scss'
import { Report } from './report'

/** Residents, blocks and items from a file: what each line would do first, then all of them or none. */
export default function Imports() {
  return <OneArea draw={(area) => <AreaImports key={area.areaId} area={area} />} />
}

/** What was tried, and what came of it. */
interface Tried {
  readonly csv: string
  readonly kind: ImportKind
  readonly report: ImportReport
  readonly isDone: boolean
}

function AreaImports({ area: { areaId, name } }: { readonly area: Area }) {
  const { fields, change } = useAddress()
  const kind = importKinds.find((one) => one === fields['kind']) ?? 'blocks'
  const [csv, setCsv] = useState('')
  const [tried, setTried] = useState<Tried>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    const answer = await json('/admin/import/check', { areaId, kind, csv })
    setBusy(false)
    setFailure(answer.ok ? undefined : answer.error)
    setTried(answer.ok ? { csv, kind, report: answer.value, isDone: false } : undefined)
  }
  const isFresh = tried?.csv === csv && tried.kind === kind
  const isReady = isFresh && !tried.isDone && tried.report.faults === 0 && tried.report.fresh > 0
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
          <FileField kind={kind} csv={csv} onChange={setCsv} />
          {csv.length > importLimits.characters && <p className={styles.bad}>{copy.tooLong}</p>}
          <div className={styles.ways}>
            <Button onClick={() => setCsv(examples[kind])}>{copy.example}</Button>
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
                  sure: copy.sure(kindNames[kind], tried.report.fresh, name),
                  done: copy.ran,
                },
              ]}
              wish={(_, reason) => ({ areaId, kind, csv, reason })}
              onDone={(report) => setTried({ csv, kind, report, isDone: true })}
            />
          )}
        </section>
        <Report report={tried?.report} isDone={tried?.isDone === true} />
      </div>
    </>
  )
}

interface FileFieldProps {
  readonly kind: ImportKind
  readonly csv: string
  readonly onChange: (csv: string) => void
}

/** A file that is chosen or dropped, or its text. */
function FileField({ kind, csv, onChange }: FileFieldProps) {
  const [isUnread, setUnread] = useState(false)
  return (
    <>
      <Upload.Dragger
        accept='.csv,.txt,.tsv,text/csv,text/plain'
        showUploadList={false}
        beforeUpload={(file) => {
          void file.arrayBuffer().then((bytes) => {
            const text = fileText(new Uint8Array(bytes), decode)
            if (text !== null) onChange(text)
            setUnread(text === null)
          })
          return false
        }}
      >
        <strong>{copy.file}</strong>
        <p className={styles.meta}>{copy.drop}</p>
      </Upload.Dragger>
      {isUnread && <p className={styles.bad}>{copy.unread}</p>}
      <label htmlFor='csv'>{copy.text}</label>
      <Input.TextArea
        id='csv'
        rows={10}
        className={styles.csv}
        placeholder={examples[kind]}
        value={csv}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
